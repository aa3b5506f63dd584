import { expect, test } from 'vitest';
import { analyticsIdPattern, buildAnalyticsScriptUrl, isAnalyticsCookie } from './analytics-tag.ts';

test.each([
  ['_ga', true],
  ['_ga_ABC123', true],
  ['_gid', true],
  ['_gat_gtag_x', true],
  ['_gallery', false],
  ['spinreel_session', false],
])('the cookie %j is one of the analytics script: %j', (name, expected) => {
  expect(isAnalyticsCookie(name)).toBe(expected);
});

test.each([
  ['G-ABC123XYZ9', true],
  ['off', false],
  ['G-', false],
  ['G-ABC"><script>', false],
])('%j is a measurement id: %j', (id, expected) => {
  expect(analyticsIdPattern.test(id)).toBe(expected);
});

test('loads the script with the id', () => {
  expect(buildAnalyticsScriptUrl('G-ABC1')).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC1');
});
