import { expect, test } from 'vitest';
import { createVariedAd, nameFile } from '../../test/sheet-rows.ts';
import { listAllRows, writeTextSheet, writeVariantSheet } from './write-sheets.ts';
import { writeTextRows } from './text-rows.ts';
import { writeVariantRows } from './variant-rows.ts';

test('a sheet of variants locks the ids, and offers the values of flags and options', () => {
  const ad = createVariedAd();
  const paths = ['cta.label', 'cta.showFingerPointer', 'cta.animationType'] as const;
  const sheet = writeVariantSheet(ad, { nameFile, paths });
  expect(sheet.columns.map(({ isLocked = false }) => isLocked)).toEqual([true, false, false, false, false]);
  const [, , label, pointer, animation] = sheet.columns;
  expect(label?.choices).toBeUndefined();
  expect(pointer?.choices).toEqual(['yes', 'no']);
  expect(animation?.choices).toContain('none');
  expect(listAllRows(sheet)).toEqual(writeVariantRows(ad, { nameFile, paths }));
});

test('a sheet of texts locks the texts, and offers yes and no for what is confirmed', () => {
  const ad = { ...createVariedAd(), languages: ['de' as const] };
  const sheet = writeTextSheet(ad);
  expect(sheet.columns).toEqual([
    { header: 'field', isLocked: true },
    { header: 'source text', isLocked: true },
    { header: 'German [de]' },
    { header: 'German [de] confirmed', choices: ['yes', 'no'] },
  ]);
  expect(listAllRows(sheet)).toEqual(writeTextRows(ad));
});
