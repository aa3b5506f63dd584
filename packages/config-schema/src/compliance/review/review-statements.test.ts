import { expect, test } from 'vitest';
import { listReviewStatements } from './review-statements.ts';

// Requirement: compliance.review
test('each product type has its own statements, and some markets have more', () => {
  expect(listReviewStatements({ product: 'social-casino', market: 'us' })).toEqual(['minors', 'no-prizes']);
  const abroad = listReviewStatements({ product: 'real-money', market: 'es' });
  expect(abroad).toContain('bonus-terms');
  expect(abroad).not.toContain('free-means-free');
  expect(listReviewStatements({ product: 'real-money', market: 'gb' })).toEqual([
    ...abroad,
    'free-means-free',
  ]);
});

// Requirement: compliance.app-rating
test.each([
  [true, ['minors', 'no-prizes', 'app-rating']],
  [false, ['minors', 'no-prizes']],
])('asks about the rating of the app only if the ad shows one: %s', (hasAppRating, ids) => {
  expect(listReviewStatements({ product: 'social-casino', market: 'us', hasAppRating })).toEqual(ids);
});
