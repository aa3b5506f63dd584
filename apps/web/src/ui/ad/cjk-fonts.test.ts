import { cjkFonts, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { brandFontFamily, fonts } from '@spinreel/config-schema/options/appearance/fonts';
import { includesCharacter } from '@spinreel/config-schema/options/appearance/unicode-range';
import { expect, test } from 'vitest';
import { createCjkFaces } from './cjk-fonts.ts';

const [font, otherFont] = fonts;

// Requirement: customize.fonts
test('a character is added to every weight of each font, with only this character in its range', async () => {
  const faces = await createTestFaces('回', { families: [font, otherFont] });
  expect(new Set(faces.map(({ family }) => family))).toEqual(new Set([font, otherFont]));
  expect(faces.length).toBeGreaterThan(2);
  for (const { unicodeRange, display, url } of faces) {
    expect(unicodeRange).toBe('U+56DE');
    expect(display).toBe('block');
    expect(url).toMatch(/\.woff2$/);
  }
});

test('a repeated character is added once', async () => {
  expect(await createTestFaces('回回回')).toEqual(await createTestFaces('回'));
});

test('the forms of a character are those of the first region that has it', async () => {
  const japanese = await createTestFaces('直', { order: orderCjkFonts({ language: 'ja', texts: ['直'] }) });
  const chinese = await createTestFaces('直', {
    order: orderCjkFonts({ language: 'zh-Hans', texts: ['直'] }),
  });
  expect(japanese[0]?.url).not.toBe(chinese[0]?.url);
});

test('separate faces are named after the region whose forms they prefer', async () => {
  const order = [cjkFonts.JP, cjkFonts.KR];
  const faces = await createTestFaces('直한', { order, families: [font], isSeparate: true });
  expect(new Set(faces.map(({ family }) => family))).toEqual(new Set([`${font} JP`]));
});

test('a character that the first region lacks comes from the next one', async () => {
  const faces = await createTestFaces('한', { order: [cjkFonts.JP, cjkFonts.KR] });
  expect(faces.every(({ unicodeRange }) => includesCharacter(unicodeRange, '한'))).toBe(true);
  expect(faces.length).toBeGreaterThan(0);
});

test('Latin letters get no face, and neither do characters that no font has', async () => {
  expect(await createTestFaces('Spin! 777')).toEqual([]);
  expect(await createTestFaces('\u{3FFFD}')).toEqual([]);
});

test('a brand font keeps the characters that it has', async () => {
  const families = [brandFontFamily] as const;
  expect(await createTestFaces('回', { families, brandRange: 'U+56DE' })).toEqual([]);
  expect(await createTestFaces('回', { families, brandRange: 'U+41-5A' })).not.toEqual([]);
});

/** Returns what the faces were created with. */
async function createTestFaces(
  text: string,
  options: Partial<Parameters<typeof createCjkFaces>[1]> = {},
): Promise<{ family: string; url: string; unicodeRange: string; display: string }[]> {
  class Face {
    readonly family: string;
    readonly url: string;
    readonly unicodeRange: string;
    readonly display: FontDisplay;

    constructor(
      family: string,
      source: string,
      { unicodeRange = '', display = 'auto' }: FontFaceDescriptors,
    ) {
      this.family = family;
      this.url = source.replace(/^url\("(.*)"\)$/, '$1');
      this.unicodeRange = unicodeRange;
      this.display = display;
    }
  }
  const faces = await createCjkFaces(text, {
    order: orderCjkFonts({ language: 'ja', texts: [text] }),
    families: [font],
    brandRange: '',
    Face: Face as unknown as typeof FontFace,
    ...options,
  });
  return faces as unknown as Face[];
}
