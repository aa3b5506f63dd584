import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { textLimits, variantLimits } from '@spinreel/config-schema/limits/limits';
import { expect, test } from 'vitest';
import { variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { applyCellEdits, type VariantColumn } from './apply-cell-edits.ts';

const ad: AdDocument = {
  cta: { label: 'Spin!' },
  variants: [{ id: 'one', overrides: { 'cta.label': 'Play' } }],
};

test('typed texts change the base, the variant and its name', () => {
  const { document, refused } = apply([
    { row: 0, column: 2, text: 'Go' },
    { row: 1, column: 0, text: 'First' },
    { row: 1, column: 1, text: '' },
  ]);
  expect(document.cta?.label).toBe('Go');
  expect(document.variants).toEqual([
    { id: 'one', name: 'First', overrides: { 'cta.label': 'Play', 'cta.coverText': '' } },
  ]);
  expect(refused).toEqual([]);
});

test('an empty pasted text and a reset inherit the value of the base', () => {
  for (const text of ['', null])
    expect(apply([{ row: 1, column: 2, text }], { canBeEmpty: false }).document.variants).toEqual([
      { id: 'one', overrides: {} },
    ]);
});

test('rows behind the last one become variants', () => {
  const { document, addedCount } = apply([{ row: 3, column: 2, text: 'Win' }], { canAddRows: true });
  expect(addedCount).toBe(2);
  expect(document.variants?.slice(1)).toEqual([
    { id: 'new-1' },
    { id: 'new-2', overrides: { 'cta.label': 'Win' } },
  ]);
});

test('no more variants are added than an ad can have', () => {
  const { document, refused } = apply([{ row: variantLimits.maxVariants + 5, column: 2, text: 'Win' }], {
    canAddRows: true,
  });
  expect(document.variants).toHaveLength(variantLimits.maxVariants);
  expect(refused).toMatchObject([{ code: 'sheet-too-many-variants' }]);
});

test('texts that are too long and unknown images are refused, and the other cells change', () => {
  const { document, refused } = apply([
    { row: 1, column: 1, text: 'x'.repeat(textLimits.coverText + 1) },
    { row: 1, column: 3, text: 'missing.png' },
    { row: 1, column: 2, text: 'Go' },
  ]);
  expect(refused.map(({ code }) => code)).toEqual(['sheet-text-too-long', 'sheet-file-unknown']);
  expect(document.variants?.[0]?.overrides).toEqual({ 'cta.label': 'Go' });
});

function apply(
  edits: Parameters<typeof applyCellEdits>[1],
  options: { canAddRows?: boolean; canBeEmpty?: boolean } = {},
) {
  const columns: VariantColumn[] = [
    { kind: 'name' },
    ...variantFields.slice(0, 3).map((field) => ({ kind: 'field' as const, field })),
  ];
  let number = 0;
  return applyCellEdits(ad, edits, {
    rows: [null, 'one'],
    columns,
    canAddRows: false,
    canBeEmpty: true,
    findFile: () => null,
    findVideo: () => null,
    generateId: () => `new-${(number += 1)}`,
    ...options,
  });
}
