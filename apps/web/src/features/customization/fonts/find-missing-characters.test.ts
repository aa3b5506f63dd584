import { brandFontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { expect, test } from 'vitest';
import { findMissing, type Typeface } from './find-missing-characters.ts';

// Requirement: customize.fonts
test('names the letters that an open font lacks, and the font that draws them', () => {
  expect(findMissing('ÇEVİR, şans', { ...typeface, fontFamily: 'Lilita One' })).toEqual([
    { characters: ['İ', 'ş'], drawnBy: 'Noto Sans Display' },
  ]);
  expect(findMissing('หมุน 🎰', { ...typeface, fontFamily: 'Impact' })).toEqual([
    { characters: ['ห', 'ม', 'ุ', 'น'], drawnBy: 'Noto Sans Thai' },
    { characters: ['🎰'], drawnBy: null },
  ]);
});

// Requirement: customize.fonts
test('Tahoma ships as the font that draws the letters of others, so it lacks none of them', () => {
  expect(findMissing('ÇEVİR', { ...typeface, fontFamily: 'Tahoma' })).toEqual([]);
});

test('a font with all letters of a text lacks nothing, in each of its weights', () => {
  expect(findMissing('ÇEVİR', typeface)).toEqual([]);
  expect(findMissing('ÇEVİR', { ...typeface, fontWeight: 'regular' })).toEqual([]);
});

// Requirement: customize.brand-font
test('the font of new ads draws the characters that the brand font lacks', () => {
  const brand: Typeface = { ...typeface, fontFamily: brandFontFamily, brandRange: 'U+20-7E' };
  expect(findMissing('Café', brand)).toEqual([{ characters: ['é'], drawnBy: 'DejaVu Sans' }]);
  expect(findMissing('Café', { ...brand, useSystemFonts: true })).toEqual([
    { characters: ['é'], drawnBy: null },
  ]);
  expect(findMissing('Café', { ...brand, brandRange: null })).toEqual([]);
});

test.each([
  ['ja', ['回', 'す'], 'Noto Sans JP'],
  ['zh-Hant', ['立', '即'], 'Noto Sans TC'],
  ['en', ['스', '핀'], 'Noto Sans KR'],
] as const)(
  'the font of its region draws what the brand font lacks in %s',
  (language, characters, drawnBy) => {
    const brand: Typeface = { ...typeface, fontFamily: brandFontFamily, brandRange: 'U+20-7E', language };
    expect(findMissing(characters.join(''), brand)).toEqual([{ characters, drawnBy }]);
    // No open font has them.
    expect(findMissing(characters.join(''), { ...typeface, language })).toEqual([]);
  },
);

test('says nothing of fonts that phones may or may not have', () => {
  expect(findMissing('ÇEVİR', { ...typeface, fontFamily: 'Titan One', useSystemFonts: true })).toEqual([]);
});

const typeface: Typeface = {
  fontFamily: 'Verdana',
  fontWeight: 'bold',
  brandRange: null,
  useSystemFonts: false,
  language: 'en',
};
