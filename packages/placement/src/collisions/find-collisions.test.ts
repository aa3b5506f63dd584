import { expect, test } from 'vitest';
import { stageFrame } from '../stage/stage-shapes.ts';
import { describeCollision } from './collision.ts';
import { findCollisions, type ScreenContents } from './find-collisions.ts';

type ElementBox = ScreenContents['boxes'][number];

const button: ElementBox = { element: 'coverButton', box: { x: 110, y: 350, width: 150, height: 80 } };
const text: ElementBox = { element: 'coverText', box: { x: 30, y: 400, width: 310, height: 40 } };
const finger: ElementBox = { element: 'coverFinger', box: { x: 200, y: 390, width: 78, height: 92 } };

// Requirement: placement.collisions
test('a text on the button overlaps it, a hand on its button does not', () => {
  expect(describe([button, text])).toEqual(['The cover text overlaps the spin button.']);
  expect(describe([button, finger])).toEqual([]);
});

test('a hand may touch a text, but not cover it', () => {
  const below = (y: number): ElementBox => ({ ...text, box: { ...text.box, y } });
  expect(describe([below(470), finger])).toEqual([]);
  expect(describe([below(430), finger])).toEqual(['The finger pointer overlaps the cover text.']);
});

test('everything may be on the video', () => {
  const video: ElementBox = { element: 'videoArea', box: { x: 0, y: 0, width: 375, height: 300 } };
  const logo: ElementBox = { element: 'gameplayLogo', box: { x: 150, y: 10, width: 60, height: 30 } };
  expect(describe([video, logo])).toEqual([]);
});

// Requirement: placement.collisions
test('names the logo, the age mark and the legal text before what they overlap, and the legal text last', () => {
  const box = { x: 100, y: 600, width: 60, height: 40 };
  expect(
    describe([
      { element: 'outroLegalText', box },
      { element: 'outroAgeMark', box: { ...box, x: 140 } },
      { element: 'outroButton', box: { ...box, y: 620 } },
    ]),
  ).toEqual([
    'The age mark overlaps the outro button.',
    'The age mark overlaps the legal text.',
    'The outro button overlaps the legal text.',
  ]);
});

// Requirement: placement.collisions
test('finds what is on the mute button or the badge', () => {
  const fixed = [
    { part: 'mute', box: { x: 0, y: 480, width: 44, height: 44 } },
    { part: 'badge', box: { x: 60, y: 100, width: 250, height: 250 } },
  ] as const;
  const at = (x: number, y: number) =>
    ({ element: 'outroButton', box: { x, y, width: 150, height: 60 } }) as const;
  expect(describe([at(8, 480)], { fixed })).toEqual(['The outro button overlaps the mute button.']);
  expect(describe([at(100, 200)], { fixed })).toEqual(['The outro button overlaps the winning badge.']);
  expect(describe([at(100, 500)], { fixed })).toEqual([]);
});

// Requirement: placement.collisions
test('finds an element on the main part of the cover, but not on its edge or on a minor part', () => {
  const hero = (y: number, weight: number) => ({
    salient: [{ rect: { x: 40, y, width: 300, height: 300 }, weight }],
  });
  const covers = ['The spin button covers the main part of the cover.'];
  expect(describe([button], hero(200, 0.9))).toEqual(covers);
  expect(describe([button], hero(55, 0.9))).toEqual([]);
  expect(describe([button], hero(200, 0.1))).toEqual([]);
});

// Requirement: placement.collisions
test('finds an element that is larger than the screen', () => {
  expect(describe([{ ...text, box: { x: -20, y: 400, width: 415, height: 40 } }])).toEqual([
    'The cover text is cut off by the screen.',
  ]);
});

function describe(boxes: readonly ElementBox[], changes: Partial<ScreenContents> = {}): string[] {
  const contents = { frame: stageFrame('9:16'), boxes, fixed: [], salient: [], ...changes };
  return findCollisions(contents).map(describeCollision);
}
