import { expect, test } from 'vitest';
import { writeShare, writeSize } from './write-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [4_310_000, '4.31 MB'],
  [123_400_000, '123 MB'],
])('writes %i bytes as %s', (sizeBytes, text) => {
  expect(writeSize(sizeBytes)).toBe(text);
});

test.each([
  [0, 100, '0 %'],
  [1, 100_000, '< 0.1 %'],
  [4, 1000, '0.4 %'],
  [1, 3, '33 %'],
  [0, 0, '0 %'],
])('writes %i of %i as %s', (part, whole, text) => {
  expect(writeShare(part, whole)).toBe(text);
});
