import { messages } from '@spinreel/config-schema/messages/messages';
import type { ScreenPart, ScreenPartRole, ShownScreen } from '@spinreel/exporters/preview-messages';
import { expect, test } from 'vitest';
import { findShapeProblems, type ShownScreens } from './find-shape-problems.ts';

// Requirement: preview.wall
test('names the shapes in which one part covers another, and outlines both', () => {
  const covered = screenWith(part('text', { y: 300 }), part('button', { y: 320 }));
  const fine = screenWith(part('text', { y: 100 }), part('button', { y: 320 }));
  const problems = findShapeProblems({
    '2:3': { cover: fine },
    '1:1': { cover: covered },
    '16:9': { cover: covered },
  });
  expect(describe(problems)).toEqual([
    'In 1:1 and landscape, the spin button covers the cover text on the cover screen.',
  ]);
  expect(problems[0]?.boxes['1:1']).toEqual(covered.parts.toReversed());
  expect(problems[0]?.movable).toBe('button');
});

test('the finger may point at its button and touch a text, but not hide a quarter of it', () => {
  const onButton = screenWith(part('button', { y: 300 }), part('finger', { y: 300 }));
  expect(findShapeProblems({ '2:3': { gameplay: onButton } })).toEqual([]);
  const near = screenWith(part('text', { y: 300 }), part('finger', { y: 340 }));
  expect(findShapeProblems({ '2:3': { cover: near } })).toEqual([]);
  const over = screenWith(part('text', { y: 300 }), part('finger', { y: 310 }));
  expect(describe(findShapeProblems({ '2:3': { cover: over } }))).toEqual([
    'In 2:3, the finger pointer covers the cover text on the cover screen.',
  ]);
});

test('reports a part that is not completely on the screen, and one that only other shapes show', () => {
  const shown: ShownScreens = {
    '2:3': { outro: screenWith(part('button', { y: 300 })) },
    '3:4': { outro: screenWith(part('button', { y: 640 })) },
    '1:1': { outro: screenWith() },
  };
  expect(describe(findShapeProblems(shown))).toEqual([
    'In 3:4, the outro button is cut off on the outro screen.',
    'In 1:1, the outro button is missing on the outro screen.',
  ]);
});

test('reports a required text that is covered', () => {
  const shown = screenWith(part('badge', { y: 300 }), part('legalText', { y: 330 }));
  expect(describe(findShapeProblems({ '1:1': { outro: shown } }))).toEqual([
    'In 1:1, the legal text covers the winning badge on the outro screen.',
  ]);
});

test('a part under the mute button is to be moved itself', () => {
  const shown = screenWith(part('button', { y: 300 }), part('mute', { y: 300 }));
  const [problem] = findShapeProblems({ '16:9': { gameplay: shown } });
  expect(problem).toMatchObject({ part: 'mute button', other: 'spin button', movable: 'button' });
});

function describe(problems: ReturnType<typeof findShapeProblems>): string[] {
  return problems.map((problem) => messages.preview.shapeProblem(problem));
}

function part(role: ScreenPartRole, { y }: { y: number }): ScreenPart {
  return { role, x: 100, y, width: 100, height: 50 };
}

function screenWith(...parts: ScreenPart[]): ShownScreen {
  return { screen: 'cover', widthPx: 375, heightPx: 667, parts };
}
