import { expect, test } from 'vitest';
import { formatClock, formatMoment, formatTimecode } from './format-time.ts';

test.each([
  [0, '00:00.00'],
  [4.17, '00:04.17'],
  [9.999, '00:10.00'],
  [59.995, '01:00.00'],
  [75.5, '01:15.50'],
  [-1, '00:00.00'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatTimecode(seconds)).toBe(text);
});

test('formats a missing date as an empty text', () => {
  expect(formatMoment(undefined)).toBe('');
  expect(formatClock(null)).toBe('');
});
