import { expect, test } from 'vitest';
import { siteTimings } from './site-timings.ts';
import { timings } from './timings.ts';
import { serverTimings } from './server-timings.ts';

// Requirement: limits.timings
test('the server responds before the client gives up', () => {
  expect(serverTimings.quickAnswerMs).toBeLessThan(timings.videoUploadTimeoutMs);
  expect(serverTimings.exportAnswerMs).toBeLessThan(siteTimings.requestTimeoutMs);
});
