import { expect, test } from 'vitest';
import { timings } from './timings.ts';

// Requirement: limits.timings
test('the server responds before the client gives up', () => {
  expect(timings.quickAnswerMs).toBeLessThan(timings.videoUploadTimeoutMs);
  expect(timings.exportAnswerMs).toBeLessThan(timings.requestTimeoutMs);
});
