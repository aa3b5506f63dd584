import { expect, test } from 'vitest';
import { formatExportMegabytes, formatMegabytes, formatUploadLimit } from './format-megabytes.ts';

test.each([
  [0, '0.00 MB'],
  [2_097_152, '2.00 MB'],
  [2_097_153, '2.01 MB'],
  [2_422_210, '2.31 MB'],
  [10_485_761, '10.01 MB'],
])('an upload of %i bytes reads %s, never less than it is', (sizeBytes, text) => {
  expect(formatMegabytes(sizeBytes)).toBe(text);
});

test.each([
  [5_000_000, '5.00 MB'],
  [5_000_001, '5.01 MB'],
  [1_110_000, '1.11 MB'],
])('a finished ad of %i bytes reads %s', (sizeBytes, text) => {
  expect(formatExportMegabytes(sizeBytes)).toBe(text);
});

test('formats a limit without decimals', () => {
  expect(formatUploadLimit(2_097_152)).toBe('2 MB');
});
