import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import type { Trim } from './assets.ts';
import { messages } from './messages.ts';
import { effectiveTrim, trimmedDurationSeconds, trimProblem } from './trim.ts';

const trim = (startSeconds: number, endSeconds: number): Trim => ({ startSeconds, endSeconds });

test.each<[string, number, Trim | null, Trim]>([
  ['a short video plays whole', 12, null, trim(0, 12)],
  ['a video at the limit plays whole', 15, null, trim(0, 15)],
  ['a long video starts with its first 15 seconds', 40, null, trim(0, 15)],
  ['a choice is kept', 40, trim(5, 18), trim(5, 18)],
  ['a choice beyond the end stops at the end', 12, trim(5, 18), trim(5, 12)],
  ['a choice after the end keeps the last half second', 12, trim(20, 30), trim(11.5, 12)],
  ['a reversed choice keeps half a second', 12, trim(6, 2), trim(6, 6.5)],
  ['a video shorter than half a second plays whole', 0.2, trim(0.1, 0.15), trim(0, 0.2)],
])('%s', (_what, durationSeconds, chosen, expected) => {
  expect(effectiveTrim({ durationSeconds, trim: chosen })).toEqual(expected);
});

test.each<[string, AdConfig, number]>([
  ['no video', {}, 0],
  ['an unknown length', { assets: { gameplayVideo: { filePath: 'a' } } }, 0],
  ['a chosen part', video({ duration: 40, trim: trim(5, 18) }), 13],
])('the trimmed length of %s', (_what, config, expected) => {
  expect(trimmedDurationSeconds(config)).toBe(expected);
});

test.each<[string, AdConfig, string | null]>([
  ['15 seconds', video({ duration: 40, trim: trim(0, 15) }), null],
  ['a clip that its container rounds up', video({ duration: 15.04, trim: trim(0, 15.04) }), null],
  ['15.2 seconds', video({ duration: 40, trim: trim(0, 15.2) }), messages.steps.trimTooLong],
  [
    'a pause before the selection',
    video({ duration: 20, trim: trim(5, 15) }, 2),
    messages.steps.pausePointOutsideTrim,
  ],
  [
    'a pause after the selection',
    video({ duration: 20, trim: trim(5, 15) }, 16),
    messages.steps.pausePointOutsideTrim,
  ],
  ['a pause inside the selection', video({ duration: 20, trim: trim(5, 15) }, 10), null],
  ['two pauses on one picture', video({ duration: 12 }, 4, 4.01), messages.steps.pausePointsCollide],
  [
    'two pauses that share a picture once 60 frames become 30',
    video({ duration: 12, frameRate: 60 }, 4, 4.0166),
    messages.steps.pausePointsCollide,
  ],
  ['stray points of Straight Play', { ...video({ duration: 12 }, 40), pausePointCount: 0 }, null],
])('%s: whether it can go into an ad', (_what, config, problem) => {
  expect(trimProblem(config)).toBe(problem);
});

function video(
  facts: { duration: number; frameRate?: number; trim?: Trim },
  ...timestamps: number[]
): AdConfig {
  return {
    assets: { gameplayVideo: { filePath: 'asset:video-01', ...facts } },
    pausePoints: timestamps.map((timestamp, index) => ({ id: `p${index}`, timestamp })),
  };
}
