import { expect, test } from 'vitest';
import {
  clampPosition,
  defaultOutroButtonPosition,
  defaultPositions,
  designStage,
  gameplayToScreen,
  screenToGameplay,
  videoAreaShare,
} from './placement-geometry.ts';

test.each([
  ['cover text', defaultPositions.coverText, { x: 0.5, y: 0.8 }],
  ['finger on the cover', defaultPositions.coverFinger, { x: 0.5, y: 0.6 }],
  ['finger on gameplay in split mode', defaultPositions.gameplayFinger.split, { x: 0.5, y: 0.3 }],
  ['finger on gameplay in full-screen mode', defaultPositions.gameplayFinger.full, { x: 0.5, y: 0.65 }],
  ['video area', defaultPositions.videoArea, { x: 0.5, y: 0.25 }],
])('the default position of the %s is what the product spec says', (_what, position, specified) => {
  expect(position).toEqual(specified);
});

test('the placement canvas is 375 px wide at 9:16', () => {
  expect(designStage.widthPx).toBe(375);
  expect(designStage.widthPx / designStage.heightPx).toBeCloseTo(9 / 16, 10);
});

test('the video area is 90 by 50 percent of the screen', () => {
  expect(videoAreaShare).toEqual({ width: 0.9, height: 0.5 });
});

test('gameplay positions of split-screen mode are shares of the lower half of the screen', () => {
  expect(gameplayToScreen({ x: 0.2, y: 0 }, true)).toEqual({ x: 0.2, y: 0.5 });
  expect(gameplayToScreen({ x: 0.2, y: 1 }, true)).toEqual({ x: 0.2, y: 1 });
});

test('both default finger positions are the same place on the screen: half a screen and three tenths of the other', () => {
  const { split, full } = defaultPositions.gameplayFinger;
  expect(gameplayToScreen(split, true)).toEqual(gameplayToScreen(full, false));
});

test('gameplay positions of full-screen mode are shares of the whole screen', () => {
  expect(gameplayToScreen({ x: 0.2, y: 0.1 }, false)).toEqual({ x: 0.2, y: 0.1 });
  expect(screenToGameplay({ x: 0.2, y: 0.1 }, false)).toEqual({ x: 0.2, y: 0.1 });
});

test.each([0, 0.25, 0.5, 0.8, 1])('dragging in split-screen mode stores what it shows (y = %d)', (y) => {
  expect(screenToGameplay(gameplayToScreen({ x: 0.5, y }, true), true)).toEqual({ x: 0.5, y });
});

test('dragging into the upper half stops at the edge of the lower half', () => {
  expect(screenToGameplay({ x: 0.5, y: 0.1 }, true)).toEqual({ x: 0.5, y: 0 });
});

test.each([
  [-1, 2, 0, 1],
  [0.3, 0.7, 0.3, 0.7],
])('a position (%d, %d) stays on the screen as (%d, %d)', (x, y, insideX, insideY) => {
  expect(clampPosition({ x, y })).toEqual({ x: insideX, y: insideY });
});

test.each([500, 667, 812])(
  "on a stage %i px high the outro's button stands near the bottom, all of it visible",
  (heightPx) => {
    const { x, y } = defaultOutroButtonPosition(heightPx);
    expect(x).toBe(0.5);
    expect(heightPx - y * heightPx).toBeCloseTo(80, 2);
  },
);
