import { expect, test } from 'vitest';
import { findLifetime } from './find-lifetime.ts';

test.each([
  ['2026-01-01T11:59:00Z', '1-hour'],
  ['2026-01-01T13:00:01Z', '1-hour'],
  ['2026-01-01T13:06:00Z', '7-days'],
  ['2026-01-08T11:00:00Z', '7-days'],
  ['2026-01-20T12:00:00Z', '30-days'],
  ['2027-01-20T12:00:00Z', '30-days'],
] as const)('a link until %s was shared for %s', (until, lifetime) => {
  expect(findLifetime(until, Date.parse('2026-01-01T12:00:00Z'))).toBe(lifetime);
});
