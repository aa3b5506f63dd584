import { textLimits, variantLimits } from '@spinreel/config-schema/limits/limits';
import { expect, test } from 'vitest';
import { variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { combineValues } from './combine-values.ts';

test('each text is combined with each image', () => {
  const result = combine({
    'cta.coverText': ['Win', 'Play'],
    'assets.coverImage': ['asset:a-000001', 'asset:b-000001'],
  });
  expect(result).toMatchObject({ ok: true, summary: '2 × cover text · 2 × cover image = 4 variants' });
  expect(result.ok && result.overrides[1]).toEqual({
    'cta.coverText': 'Win',
    'assets.coverImage': { filePath: 'asset:b-000001' },
  });
});

test('a field without values stays as it is, and a repeated value counts once', () => {
  expect(combine({ 'cta.coverText': ['Win', 'Win'], 'assets.coverImage': [] })).toMatchObject({
    summary: '1 × cover text = 1 variant',
  });
});

test.each([
  ['no values', {}, 0, 'nothing-to-combine'],
  ['a text that is too long', { 'cta.label': ['x'.repeat(textLimits.label + 1)] }, 0, 'invalid-text'],
  ['more than fit', { 'cta.label': ['Win', 'Play'] }, variantLimits.maxVariants - 1, 'too-many'],
])('%s give no variants', (_title, lists, variantCount, code) => {
  expect(combine(lists, variantCount)).toMatchObject({ ok: false, problem: { code } });
});

function combine(lists: Readonly<Record<string, string[]>>, variantCount = 0) {
  const combined = Object.entries(lists).map(([path, texts]) => {
    const field = variantFields.find((each) => each.path === path);
    if (field === undefined) throw new Error(`There is no field '${path}'.`);
    return { field, texts };
  });
  return combineValues(combined, { variantCount });
}
