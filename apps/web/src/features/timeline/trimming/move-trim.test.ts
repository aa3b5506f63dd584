import { expect, test } from 'vitest';
import { endTrimAt, findLastStart, moveTrim, startTrimAt } from './move-trim.ts';

const scale = { durationSeconds: 40, frameRate: 30 };
const trim = { startSeconds: 10, endSeconds: 22 };

test('trim handles stop half a second from each other and at the ends of the video', () => {
  expect(moveTrim({ trim, part: 'in', seconds: 29, scale })).toEqual({ startSeconds: 21.5, endSeconds: 22 });
  expect(moveTrim({ trim, part: 'in', seconds: -1, scale })).toEqual({ startSeconds: 0, endSeconds: 22 });
  expect(moveTrim({ trim, part: 'out', seconds: 1, scale })).toEqual({ startSeconds: 10, endSeconds: 10.5 });
  expect(moveTrim({ trim, part: 'out', seconds: 99, scale })).toEqual({ startSeconds: 10, endSeconds: 40 });
});

test('trim handles snap to whole frames', () => {
  const moved = moveTrim({ trim, part: 'in', seconds: 1.0123, scale });
  expect(moved.startSeconds * scale.frameRate).toBeCloseTo(30, 9);
});

// Requirement: timeline.slip
test.each([
  ['to another start', 20, [20, 32]],
  ['to the start of the video at most', -3, [0, 12]],
  ['to the end of the video at most', 35, [28, 40]],
  ['to whole frames', 20.01, [20, 32]],
])('the whole part moves %s and keeps its length', (_what, seconds, [startSeconds, endSeconds]) => {
  expect(moveTrim({ trim, part: 'both', seconds, scale })).toEqual({ startSeconds, endSeconds });
});

// Requirement: timeline.slip
test('the whole part keeps its frames at 29.97 frames per second', () => {
  const film = { durationSeconds: 40.04, frameRate: 30_000 / 1001 };
  let moved = { startSeconds: 0, endSeconds: 300 / film.frameRate };
  for (let frame = 1; frame <= findLastStart(moved, film); frame += 1) {
    moved = moveTrim({ trim: moved, part: 'both', seconds: frame / film.frameRate, scale: film });
    expect(Math.round((moved.endSeconds - moved.startSeconds) * film.frameRate)).toBe(300);
    expect(Math.round(moved.startSeconds * film.frameRate)).toBe(frame);
  }
});

// Requirement: timeline.slip
test.each([
  ['within the part moves only its start', 450, [15, 22]],
  ['before the part makes it longer', 240, [8, 22]],
  ['far before the part moves its end, so that an ad can play it', 60, [2, 17]],
  ['right at the end of the part moves the part', 655, [655 / 30, 655 / 30 + 12]],
  ['after the part moves the part', 780, [26, 38]],
  ['near the end of the video leaves the rest of it', 1110, [37, 40]],
  ['at the end of the video leaves half a second', 1199, [39.5, 40]],
])('starting at a frame %s', (_what, frame, [startSeconds = 0, endSeconds = 0]) => {
  const moved = startTrimAt(trim, { frame, scale });
  expect(moved.startSeconds).toBeCloseTo(startSeconds, 9);
  expect(moved.endSeconds).toBeCloseTo(endSeconds, 9);
});

// Requirement: timeline.slip
test.each([
  ['within the part moves only its end', 599, [10, 20]],
  ['after the part makes it longer', 719, [10, 24]],
  ['far after the part moves its start, so that an ad can play it', 1199, [25, 40]],
  ['before the part moves the part', 179, [0, 6]],
  ['right before the part moves the part', 599 - 180, [2, 14]],
  ['at the start of the video leaves half a second', 0, [0, 0.5]],
])('ending at a frame %s', (_what, frame, [startSeconds, endSeconds]) => {
  const part = frame === 419 ? { startSeconds: 14, endSeconds: 26 } : trim;
  expect(endTrimAt(part, { frame, scale })).toEqual({ startSeconds, endSeconds });
});
