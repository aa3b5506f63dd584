// Requirement: timeline.trim
import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import type { Trim } from '../assets.ts';
import { resolveTrim, getTrimmedDurationSeconds, isTrimTooLong } from './trim.ts';

const trim = (startSeconds: number, endSeconds: number): Trim => ({ startSeconds, endSeconds });

test.each<[string, number, Trim | null, Trim]>([
  ['a short video plays whole', 12, null, trim(0, 12)],
  ['a video at the limit plays whole', 15, null, trim(0, 15)],
  ['a long video starts with its first 15 seconds', 40, null, trim(0, 15)],
  ['a selection does not change', 40, trim(5, 18), trim(5, 18)],
  ['a choice beyond the end stops at the end', 12, trim(5, 18), trim(5, 12)],
  ['a choice after the end keeps the last half second', 12, trim(20, 30), trim(11.5, 12)],
  ['a reversed choice keeps half a second', 12, trim(6, 2), trim(6, 6.5)],
  ['a video shorter than half a second plays whole', 0.2, trim(0.1, 0.15), trim(0, 0.2)],
])('%s', (_what, durationSeconds, chosen, expected) => {
  expect(resolveTrim({ durationSeconds, trim: chosen })).toEqual(expected);
});

test.each<[string, AdConfig, number]>([
  ['no video', {}, 0],
  ['an unknown length', { assets: { gameplayVideo: { filePath: 'a' } } }, 0],
  ['a chosen part', createVideo({ duration: 40, trim: trim(5, 18) }), 13],
])('the trimmed length of %s', (_what, config, expected) => {
  expect(getTrimmedDurationSeconds(config)).toBe(expected);
});

test.each<[string, AdConfig, boolean]>([
  ['15 seconds', createVideo({ duration: 40, trim: trim(0, 15) }), false],
  ['a clip that its container rounds up', createVideo({ duration: 15.04, trim: trim(0, 15.04) }), false],
  ['15.2 seconds', createVideo({ duration: 40, trim: trim(0, 15.2) }), true],
])('%s: whether it is too long for an ad', (_what, config, isTooLong) => {
  expect(isTrimTooLong(config)).toBe(isTooLong);
});

function createVideo(
  facts: { duration: number; frameRate?: number; trim?: Trim },
  ...timestamps: number[]
): AdConfig {
  return {
    assets: { gameplayVideo: { filePath: 'asset:video-01', ...facts } },
    pausePoints: timestamps.map((timestamp, index) => ({ id: `p${index}`, timestamp })),
  };
}
