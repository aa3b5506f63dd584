import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [15 * 60_000, '15 minutes'],
  [60 * 60_000, '1 hour'],
  [24 * 60 * 60_000, '24 hours'],
  [365 * 24 * 60 * 60_000, '365 days'],
])('%i ms are %s', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});
