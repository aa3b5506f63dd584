import { expect, test } from 'vitest';
import { timings, uploadProgressPercent } from './timings.ts';

test.each([
  ['fake verification delay', timings.accessVerifyDelayMs, 500],
  ['autosave debounce', timings.autosaveDebounceMs, 900],
  ['placement save throttle', timings.placementSaveThrottleMs, 150],
  ['HTTP time-out', timings.requestTimeoutMs, 300_000],
  ['video upload time-out', timings.videoUploadTimeoutMs, 30_000],
  ['winning badge', timings.winningBadgeMs, 3_000],
  ['consent', timings.consentTtlMs, 31_536_000_000],
  ['export expiry', timings.exportTtlMs, 604_800_000],
])('the %s takes as many milliseconds as specified', (_what, durationMs, specified) => {
  expect(durationMs).toBe(specified);
});

test('the server gives up an encode before the client gives up the upload', () => {
  expect(timings.uploadEncodeTimeoutMs).toBeLessThan(timings.videoUploadTimeoutMs);
});

test('video progress has the steps 80, 90 and 100 percent', () => {
  expect(uploadProgressPercent).toEqual({ transferred: 80, processing: 90, complete: 100 });
});
