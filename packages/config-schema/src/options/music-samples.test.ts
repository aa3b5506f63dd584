import { expect, test } from 'vitest';
import { isMusicSampleId } from './music-samples.ts';

// Requirement: customize.music-samples
test.each([
  ['casino-1', true],
  ['casino-5', false],
  ['../casino-1', false],
  ['__proto__', false],
  [1, false],
])('whether %j names a sample track: %j', (value, expected) => {
  expect(isMusicSampleId(value)).toBe(expected);
});
