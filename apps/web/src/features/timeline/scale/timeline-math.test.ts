import { expect, test } from 'vitest';
import {
  findShownFrame,
  getFrameStart,
  isInsideTrim,
  getLastFrame,
  listRulerTicks,
  seekTarget,
  toShare,
  trimFrames,
} from './timeline-math.ts';

const scale = { durationSeconds: 12, frameRate: 30 };

test('the last frame of 12 seconds at 30 frames per second is 359', () => {
  expect(getLastFrame(scale)).toBe(359);
});

test('finds every frame at its own seek target and at its start, at 30 and 23.976 frames per second', () => {
  for (const frameRate of [30, 24000 / 1001]) {
    const film = { durationSeconds: 12, frameRate };
    for (let frame = 0; frame <= getLastFrame(film); frame += 1) {
      expect(findShownFrame(seekTarget(frame, film), film)).toBe(frame);
      expect(findShownFrame(getFrameStart(frame, film), film)).toBe(frame);
    }
  }
});

test('a step from any frame moves by exactly one', () => {
  const from = findShownFrame(4.17, scale);
  expect(findShownFrame(seekTarget(from + 1, scale), scale)).toBe(from + 1);
  expect(findShownFrame(seekTarget(from - 1, scale), scale)).toBe(from - 1);
});

test('seeking stops at both ends', () => {
  expect(findShownFrame(seekTarget(-5, scale), scale)).toBe(0);
  expect(findShownFrame(seekTarget(9999, scale), scale)).toBe(359);
});

test('the middle of the video is in the middle of the timeline', () => {
  expect(toShare(6, scale)).toBe(0.5);
});

test('an empty timeline puts everything at its start', () => {
  expect(toShare(3, { durationSeconds: 0, frameRate: 30 })).toBe(0);
});

test('the selected part contains its first frame but not its end', () => {
  const trim = { startSeconds: 2, endSeconds: 4 };
  expect(isInsideTrim(60, trim, scale)).toBe(true);
  expect(isInsideTrim(59, trim, scale)).toBe(false);
  expect(isInsideTrim(119, trim, scale)).toBe(true);
  expect(isInsideTrim(120, trim, scale)).toBe(false);
});

test.each([
  [8, 110, [0, 1, 2, 3, 4, 5, 6, 7]],
  [15, 60, [0, 2, 4, 6, 8, 10, 12, 14]],
  [60, 15, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]],
  [1, 500, [0, 0.2, 0.4, 0.6, 0.8]],
])('a ruler of %i seconds at %i pixels a second is labelled at %j', (durationSeconds, pxPerSecond, ticks) => {
  expect(listRulerTicks({ durationSeconds, frameRate: 30 }, pxPerSecond)).toEqual(ticks);
});

test('the selected part runs from its first frame to the one before its end', () => {
  expect(trimFrames({ startSeconds: 2, endSeconds: 4 }, scale)).toEqual({ first: 60, last: 119 });
  expect(trimFrames({ startSeconds: 0, endSeconds: 12 }, scale)).toEqual({ first: 0, last: 359 });
});
