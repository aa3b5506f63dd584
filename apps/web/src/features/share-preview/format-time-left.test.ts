import { expect, test } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

const until = '2026-01-01T12:00:00.000Z';

test.each([
  ['2025-12-02T12:00:01.000Z', '30 days'],
  ['2025-12-30T12:00:00.000Z', '2 days'],
  ['2025-12-30T13:00:00.000Z', '47 hours'],
  ['2026-01-01T10:00:00.000Z', '2 hours'],
  ['2026-01-01T11:00:00.000Z', '60 minutes'],
  ['2026-01-01T11:58:59.000Z', '1 minute'],
  ['2026-01-01T11:59:00.500Z', '60 seconds'],
  ['2026-01-01T11:59:59.900Z', '1 second'],
  ['2026-01-01T12:00:00.000Z', null],
  ['2026-01-01T13:00:00.000Z', null],
])('at %s it lasts another %s', (now, text) => {
  expect(formatTimeLeft(until, Date.parse(now))).toBe(text);
});

test('has expired without a date', () => {
  expect(formatTimeLeft('', 0)).toBeNull();
});
