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
