import { expect, test } from 'vitest';
import { fonts } from '../options/appearance/fonts.ts';
import { drawsCapitals, isCapitalsOnly } from '../options/appearance/open-fonts.ts';
import { applyTextCase } from './apply-text-case.ts';

test.each([
  ['en', 'Spin it', 'SPIN IT'],
  ['tr', 'çevir ışık', 'ÇEVİR IŞIK'],
  ['de', 'Große Gewinne', 'GROSSE GEWINNE'],
  ['el', 'Παίξε τώρα', 'ΠΑΙΞΕ ΤΩΡΑ'],
  ['th', 'หมุนเลย', 'หมุนเลย'],
] as const)('writes %s in capitals by its own rules', (language, text, capitals) => {
  const fontFamily = 'Verdana';
  expect(applyTextCase(text, { textCase: 'upper-case', language, fontFamily })).toBe(capitals);
  expect(applyTextCase(text, { textCase: 'as-typed', language, fontFamily })).toBe(text);
});

// Requirement: customize.weight-and-case
test.each(fonts.filter(drawsCapitals))('%s keeps the dot of the Turkish i', (fontFamily) => {
  const write = (language: 'tr' | 'de') =>
    applyTextCase('Çevir, ışık', { textCase: 'as-typed', language, fontFamily });
  expect(write('tr')).toBe('ÇEVİR, IŞIK');
  expect(write('de')).toBe('Çevir, ışık');
});

// Requirement: customize.weight-and-case
test.each(fonts.filter(isCapitalsOnly))('letters that %s lacks are capitals too', (fontFamily) => {
  expect(applyTextCase('Chạm để quay', { textCase: 'as-typed', language: 'vi', fontFamily })).toBe(
    'CHẠM ĐỂ QUAY',
  );
});

test('the font of a phone has small letters, so its Turkish i stays as typed', () => {
  expect(applyTextCase('Çevir', { textCase: 'as-typed', language: 'tr', fontFamily: null })).toBe('Çevir');
});
