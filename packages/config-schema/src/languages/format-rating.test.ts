import { expect, test } from 'vitest';
import { formatRating } from './format-rating.ts';

// Requirement: customize.app-card
test.each([
  [4.6, 'en', '4.6'],
  [5, 'de', '5,0'],
  [0.1, 'ar', '0.1'],
] as const)('formats a rating of %s in %s as %s', (stars, language, text) => {
  expect(formatRating(stars, language)).toBe(text);
});
