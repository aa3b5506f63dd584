import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { findBudgetKey } from '../../../features/customization/text-fit/measuring/budget-ad.ts';
import { groupByLook } from './group-by-look.ts';

const ad: AdConfig = {
  languages: ['de'],
  variants: [
    { id: 'text', overrides: { 'cta.label': 'Play', 'assets.coverImage': { filePath: 'asset:dragon' } } },
    { id: 'wide', overrides: { 'cta.fontFamily': 'Impact' } },
    { id: 'color', overrides: { 'cta.color': '#FF0000' } },
    { id: 'german', byLanguage: { de: { 'cta.fontFamily': 'Impact' } } },
  ],
};

// Requirement: variants.texts
test('variants in the same fonts are one group, in each language', () => {
  expect(group('en')).toEqual([[null, 'text', 'german', 'color'], ['wide']]);
  expect(group('de')).toEqual([
    [null, 'text', 'color'],
    ['wide', 'german'],
  ]);
});

test('variants that differ only in texts and images are looked at once', () => {
  let count = 0;
  const variants = Array.from({ length: 50 }, (_, index) => ({
    id: `v${index}`,
    overrides: { 'cta.label': `Spin ${index}` },
  }));
  groupByLook({ variants }, { language: 'en', findKey: () => String((count += 1)) });
  expect(count).toBe(1);
});

function group(language: 'en' | 'de') {
  return Array.from(groupByLook(ad, { language, findKey: findBudgetKey }).values(), (ids) => [...ids]);
}
