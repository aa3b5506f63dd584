import { expect, test } from 'vitest';
import { describeLength, findBudget, isTooLong, type LanguageBudgets } from './text-length.ts';

const budgets: LanguageBudgets = new Map([
  [
    'de',
    [
      { variantIds: new Set([null, 'calm']), lengths: { 'cta.label': 12 } },
      { variantIds: new Set(['wide']), lengths: { 'cta.label': 8 } },
    ],
  ],
]);

// Requirement: variants.texts
test('a text is too long if it has more characters than fit in its language', () => {
  const budget = findBudget(budgets, { language: 'de', path: 'cta.label', variantIds: [null] });
  expect(isTooLong('Jetzt drehen', budget)).toBe(false);
  expect(isTooLong('Jetzt drehen!', budget)).toBe(true);
  expect(isTooLong('🎰'.repeat(12), budget)).toBe(false);
});

// Requirement: variants.texts
test('a text that variants show in several fonts must fit in each of them', () => {
  const find = (variantIds: string[]) =>
    findBudget(budgets, { language: 'de', path: 'cta.label', variantIds });
  expect([find(['calm']), find(['wide']), find(['calm', 'wide'])]).toEqual([12, 8, 8]);
});

test('a text of a field that was not measured is never too long', () => {
  const budget = findBudget(budgets, { language: 'fr', path: 'cta.label', variantIds: [null] });
  expect(budget).toBeNull();
  expect(isTooLong('x'.repeat(99), budget)).toBe(false);
});

test('says how many characters fit, and how many a text has', () => {
  expect(describeLength(null, 26)).toBe('Up to about 26 characters');
  expect(describeLength('Drehen', 26)).toBe('6 of 26');
});
