import { expect, test } from 'vitest';
import { designStageWidthPx, getVideoAreaWidthShare, videoAreaHeightShare } from './design-stage.ts';
import { designStageHeightPx } from './design-stage-heights.ts';
import {
  clampPosition,
  defaultOutroButtonPosition,
  defaultPositions,
  gameplayToScreen,
  keepVideoInside,
  screenToGameplay,
} from './placement-geometry.ts';

// Requirement: placement.video-area
test('the placement canvas is 375 px wide at 9:16', () => {
  expect(designStageWidthPx).toBe(375);
  expect(designStageWidthPx / designStageHeightPx).toBeCloseTo(9 / 16, 10);
});

// Requirement: placement.video-area
test('the area of a 16:9 video is 90 by 50 percent of the screen', () => {
  expect([getVideoAreaWidthShare(16 / 9), videoAreaHeightShare]).toEqual([0.9, 0.5]);
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

// Requirement: placement.defaults
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

test.each([
  [{ x: 0, y: 0 }, 1, { x: 0.45, y: 0.142383 }],
  [{ x: 1, y: 1 }, 1, { x: 0.55, y: 0.857617 }],
  [{ x: 0.5, y: 0.25 }, 1, { x: 0.5, y: 0.25 }],
  [{ x: 0, y: 0.5 }, 2, { x: 0.1, y: 0.5 }],
])('a video at %j of size %d is moved onto the stage', (centre, sizeFactor, inside) => {
  expect(keepVideoInside(centre, sizeFactor, 16 / 9)).toEqual(inside);
});
