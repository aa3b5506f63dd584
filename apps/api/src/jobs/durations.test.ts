import { expect, it } from 'vitest';
import { createDurations } from './durations.ts';

it('knows no duration before a job of the kind has ended', () => {
  const durations = createDurations();
  durations.learn('encode', 4000);
  expect(durations.usual('play')).toBeNull();
});

it('expects what the first job took, and then follows the newest ones', () => {
  const durations = createDurations();
  durations.learn('play', 60_000);
  expect(durations.usual('play')).toBe(60_000);
  durations.learn('play', 50_000);
  expect(durations.usual('play')).toBeCloseTo(57_000);
});
