import { expect, test } from 'vitest';
import { displayFonts, fonts, systemFonts } from './fonts.ts';
import { fontGroups, hasTwoWeights, openFonts } from './open-fonts.ts';

// Requirement: customize.fonts
test('there are at least sixteen display fonts, and every group has a font', () => {
  expect(displayFonts.length).toBeGreaterThanOrEqual(16);
  expect(new Set(fonts).size).toBe(fonts.length);
  expect(new Set(fonts.map((font) => openFonts[font].group))).toEqual(new Set(fontGroups));
});

test('display fonts ship as themselves, and system fonts as others', () => {
  for (const font of displayFonts)
    expect(openFonts[font]).toMatchObject({ name: font, likeness: 'same-font' });
  for (const font of systemFonts) expect(openFonts[font].name).not.toBe(font);
});

test('names the fonts with two weights', () => {
  expect(fonts.filter(hasTwoWeights)).toContain('Passion One');
  expect(fonts.filter(hasTwoWeights)).not.toContain('Luckiest Guy');
});
