// Requirement: customize.weight-and-case
import { languageFacts, adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { applyTextCase } from '@spinreel/config-schema/languages/apply-text-case';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { fonts, type FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import {
  drawsCapitals,
  isCapitalsOnly,
  openFonts,
} from '@spinreel/config-schema/options/appearance/open-fonts';
import { findMissingCharacters } from '@spinreel/config-schema/options/appearance/unicode-range';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { listOpenFontFiles, loadOpenFontFile } from './open-font-file.ts';

test.each(fonts)('%s draws an i without a dot only if its small letters are capitals', async (fontFamily) => {
  const outlines = await drawLetter(fontFamily, 'i');
  expect(outlines.match(/M/g)?.length === 1).toBe(drawsCapitals(fontFamily));
});

test.each(fonts.filter(drawsCapitals))('%s has the Turkish capital with a dot', async (fontFamily) => {
  expect(findMissingCharacters('İIŞĞÇÖÜ', await listOwnCharacters(fontFamily))).toEqual([]);
});

const latinLanguages = adLanguages.filter((language) => languageFacts[language].script === 'Latn');

test.each(fonts.filter(isCapitalsOnly))(
  'no small letter is between the capitals of %s',
  async (fontFamily) => {
    const own = await listOwnCharacters(fontFamily);
    for (const language of latinLanguages) {
      const texts = Object.values(await loadPhraseBook(language)).map((text) =>
        applyTextCase(text, { textCase: 'as-typed', language, fontFamily }),
      );
      const small = findMissingCharacters(texts.join(''), own).filter((letter) => /\p{Ll}/u.test(letter));
      expect.soft(small, language).toEqual([]);
    }
  },
);

/** Returns the characters of a font itself, as in CSS. */
async function listOwnCharacters(fontFamily: FontFamily): Promise<string> {
  const files = await listOpenFontFiles({ fontFamily, fontWeight: 'bold' });
  const own = files.filter(({ name, script }) => name === openFonts[fontFamily].name && script === null);
  return own.map(({ unicodeRange }) => unicodeRange).join();
}

/** Returns the outlines of a Latin letter as an SVG path. */
async function drawLetter(fontFamily: FontFamily, letter: string): Promise<string> {
  const [file] = await listOpenFontFiles({ fontFamily, fontWeight: 'bold' });
  const { bytes } = await loadOpenFontFile(file!);
  const font = new Font(new Face(new Blob(await convert(Buffer.from(bytes), 'sfnt'))));
  const buffer = new Text();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint }) => font.glyphToPath(codepoint))
    .join('');
}
