import { expect, test } from 'vitest';
import { paintPng } from '../../../test/ads/paint-png.ts';
import { compareScreens } from './compare-screens.ts';
import { findActions, type Situation } from './find-actions.ts';
import { readScreen } from './read-screen.ts';

const size = { widthPx: 390, heightPx: 844 };
const background = ['#102030', [0, 0, 390, 844]] as const;
const button = ['#ff0000', [60, 600, 120, 60]] as const;
const other = ['#00ff00', [240, 120, 60, 60]] as const;

test('tries elements first, then what looks like a button, then the middle', () => {
  const target = { x: 300, y: 700, share: 0.05, insideShare: 1, label: 'Play' };
  const { promising } = findActions({ ...situation(background, button), targets: [target] });
  expect(promising[0]).toEqual({ kind: 'tap', at: { x: 300, y: 700 }, label: 'Play' });
  expect(isInside(promising[1]?.at, button)).toBe(true);
  expect(promising.at(-1)?.at.y).toBeCloseTo(422, -1);
});

test('tries what has just appeared before what was there', () => {
  const before = situation(background, button);
  const after = situation(background, button, other);
  const lastChanges = compareScreens(before.screen, after.screen);
  const [first] = findActions({ ...after, lastChanges }).promising;
  expect(isInside(first?.at, other)).toBe(true);
});

test('tries what has appeared and stands still before what moves', () => {
  const small = ['#ffffff', [300, 700, 30, 30]] as const;
  const { screen, ...rest } = situation(background, button, small);
  const lastChanges = compareScreens(situation(background).screen, screen);
  const idle = compareScreens(situation(background).screen, situation(background, button).screen);
  const [first, second] = findActions({ ...rest, screen, idle, lastChanges }).promising;
  expect(isInside(first?.at, small)).toBe(true);
  expect(isInside(second?.at, button)).toBe(true);
});

test('on a moving background, tries what stands still', () => {
  const { screen, ...rest } = situation(background, button, other);
  const still = compareScreens(situation(background, button).screen, situation(background).screen);
  const idle = still.map((changed) => 1 - changed);
  const [first] = findActions({ ...rest, screen, idle }).promising;
  expect(isInside(first?.at, button)).toBe(true);
});

test('swipes, drags each part to each other part, and taps everywhere else', () => {
  const { remaining } = findActions(situation(background, button, other));
  const drags = remaining.filter((action) => action.kind === 'drag');
  expect(drags.some(({ at, to }) => isInside(at, button) && isInside(to, other))).toBe(true);
  expect(drags.some(({ at, to }) => isInside(at, other) && isInside(to, button))).toBe(true);
  const taps = remaining.filter(({ kind }) => kind === 'tap').map(({ at }) => at);
  expect(Math.min(...taps.map(({ y }) => y))).toBeLessThan(60);
  expect(Math.max(...taps.map(({ y }) => y))).toBeGreaterThan(780);
});

function situation(...rectangles: Parameters<typeof paintPng>[1][]): Situation {
  const screen = readScreen(paintPng(size, ...rectangles), size.widthPx);
  const idle = new Uint8Array(screen.columns * screen.rows);
  return { screen, idle, lastChanges: null, lastAction: null, targets: [] };
}

function isInside(
  place: { x: number; y: number } | undefined,
  [, [left, top, width, height]]: Parameters<typeof paintPng>[1],
): boolean {
  return (
    place !== undefined && place.x > left && place.x < left + width && place.y > top && place.y < top + height
  );
}
