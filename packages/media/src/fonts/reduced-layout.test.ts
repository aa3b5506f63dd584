// Requirement: ad.embedded-fonts
import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { findCharacters } from './font-characters.ts';
import { listOpenFontFiles, loadOpenFontFile } from './open-font-file.ts';
import { readCharacters } from './read-characters.ts';
import { subsetFont } from './subset-font.ts';

/** Texts whose letters join, change their form, are reordered or have marks above and below each other. */
const scripts = [
  { script: 'Arabic', language: 'ar', text: 'إِنَّهُ حَظُّكُمُ الكبير لله ٪٥٠' },
  { script: 'Hebrew', language: 'he', text: 'שָׁלוֹם, שַׂחֲקוּ' },
  { script: 'Devanagari', language: 'hi', text: 'र्कि ड्ढ्यूँ क्षत्रिय श्री घुमाएँ' },
  { script: 'Bengali', language: 'bn', text: 'শ্রী ক্ষ র্কি ঘোরান' },
  { script: 'Tamil', language: 'ta', text: 'சுழற்று க்ஷௌ ஸ்ரீ' },
  { script: 'Thai', language: 'th', text: 'ที่นี้ ปู่ซื้อ กำ้ ญู ฐิ' },
  { script: 'Latin', language: 'vi', text: 'Quay số ngay, trúng thưởng' },
  { script: 'Cyrillic', language: 'ru', text: 'Крутите барабан, ёжик' },
] as const;

describe.each(scripts)('a reduced font for $script', ({ script, language, text }) => {
  test('draws the same outlines at the same places as the whole one', async () => {
    const files = await listOpenFontFiles({ fontFamily: 'Luckiest Guy', fontWeight: 'bold' });
    const found = files.filter((one) => one.script === script);
    expect(found.length).toBeGreaterThan(0);
    for (const file of found) await expectSameDrawing({ file, text, language, features: [] });
  });
});

/** Fonts in which pairs of letters have their own space or their own form, and figures their own widths. */
const families: readonly FontFamily[] = [
  'Trebuchet MS',
  'Georgia',
  'Playfair Display',
  'Lobster',
  'Pacifico',
];

test.each(families)('%s keeps kerning, ligatures and figures of equal width', async (fontFamily) => {
  const [file] = await listOpenFontFiles({ fontFamily, fontWeight: 'bold' });
  const text = 'AVATAR To fi ffl 1,117.04 €';
  for (const features of [[], ['tnum']] as const)
    await expectSameDrawing({ file: file!, text, language: 'en', features });
});

test('figures of equal width are not those of the text around them', async () => {
  const [file] = await listOpenFontFiles({ fontFamily: 'Trebuchet MS', fontWeight: 'bold' });
  const { bytes } = await loadOpenFontFile(file!);
  const reduced = await subsetFont(bytes, '1234567890');
  const widths = new Set((await draw(reduced, '1117', 'en', ['tnum'])).map(({ xAdvance }) => xAdvance));
  expect(widths.size).toBe(1);
  expect(await draw(reduced, '1117', 'en', ['tnum'])).not.toEqual(await draw(reduced, '1117', 'en', []));
});

/** Expects that a file draws a text as before when it is reduced to the characters of the text. */
async function expectSameDrawing(options: {
  file: Awaited<ReturnType<typeof listOpenFontFiles>>[number];
  text: string;
  language: string;
  features: readonly string[];
}): Promise<void> {
  const { file, language, features } = options;
  const { bytes } = await loadOpenFontFile(file);
  // Other files draw the rest.
  const known = new Set(await readCharacters(bytes));
  const text = Array.from(options.text)
    .filter((character) => known.has(character))
    .join('');
  expect(text).toMatch(/\p{L}/u);
  const reduced = await subsetFont(bytes, findCharacters([{ text }]).join(''));
  expect(reduced.length).toBeLessThan(bytes.length);
  expect(await draw(reduced, text, language, features)).toEqual(await draw(bytes, text, language, features));
}

/** Lays out a text as browsers do. Returns its outlines with their places; glyphs have other numbers in each file. */
async function draw(bytes: Uint8Array, text: string, language: string, features: readonly string[]) {
  const font = new Font(new Face(new Blob(await convert(Buffer.from(bytes), 'sfnt'))));
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(
    font,
    buffer,
    features.map((tag) => new Feature(tag)),
  );
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance, xOffset, yOffset }) => ({
    outline: font.glyphToPath(codepoint),
    cluster,
    xAdvance,
    xOffset,
    yOffset,
  }));
}
