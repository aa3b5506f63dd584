import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  scriptFonts,
  type EmbeddableFont,
  type FontFamily,
  type FontWeight,
} from '@spinreel/config-schema/options/appearance/fonts';
import { openFonts } from '@spinreel/config-schema/options/appearance/open-fonts';
import {
  formatUnicodeRange,
  includesCharacter,
  isInParts,
  parseUnicodeRange,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { readCharacters } from './read-characters.ts';

/** One of the files of a font. Each has the letters of one or more scripts. */
export interface OpenFontFile {
  /** The name of the font. */
  readonly name: string;
  readonly url: URL;
  /** The characters that it is for, as in CSS. */
  readonly unicodeRange: string;
  /** The script that it is for, by its name in Unicode. Null if the range alone decides. */
  readonly script: string | null;
  /** The weight to which a variable font is reduced, as in CSS. Null for other fonts. */
  readonly variableWeight: number | null;
}

/**
 * Lists the files of the open font that ships for a font, and those of the fonts for further scripts. The first file
 * that is for a character draws it.
 */
export function listOpenFontFiles(typeface: Typeface): Promise<readonly OpenFontFile[]> {
  const key = `${typeface.fontFamily} ${typeface.fontWeight}`;
  const known = listedFiles.get(key) ?? findOpenFontFiles(typeface);
  listedFiles.set(key, known);
  return known;
}

interface Typeface {
  readonly fontFamily: FontFamily;
  readonly fontWeight: FontWeight;
}

/** The results, because each reads a dozen files, and these never change while the program runs. */
const listedFiles = new Map<string, Promise<readonly OpenFontFile[]>>();

async function findOpenFontFiles({ fontFamily, fontWeight }: Typeface): Promise<readonly OpenFontFile[]> {
  const font = openFonts[fontFamily];
  const own = await readRanges(font);
  const scripts = await Promise.all(
    scriptFonts.map(async (scriptFont): Promise<OpenFontFile> => {
      const { script, subset } = scriptFont;
      const { [subset]: unicodeRange = '' } = await readRanges(scriptFont);
      const url = findFile(scriptFont, subset, fontWeight);
      return { name: scriptFont.name, url, unicodeRange, script, variableWeight: null };
    }),
  );
  const ordered = Object.entries(own).toSorted(([one], [other]) => rankSubset(one) - rankSubset(other));
  const files = await Promise.all(
    ordered.map(async ([subset, unicodeRange]): Promise<OpenFontFile> => {
      const url = findFile(font, subset, fontWeight);
      const found = await removeMissing(url, unicodeRange);
      return { name: font.name, url, unicodeRange: found, script: null, variableWeight: null };
    }),
  );
  return [...files, ...scripts];
}

/** The Latin, Greek and Cyrillic letters and the symbols of a font that has one file, which Fontsource calls `latin`. */
const singleFileRanges = { latin: 'U+0-52F,U+1E00-27BF,U+FB00-FB06' };

/** Reads the characters that each file of a font is for. */
async function readRanges({ fontsourceId }: EmbeddableFont): Promise<Readonly<Record<string, string>>> {
  const url = new URL(import.meta.resolve(`@fontsource/${fontsourceId}/unicode.json`));
  const ranges = JSON.parse(await readFile(url, 'utf8')) as Record<string, string>;
  return Object.keys(ranges).length === 0 ? singleFileRanges : ranges;
}

/** The characters of a range that a file really has. Fontsource states the same ranges for all fonts. */
export async function removeMissing(url: URL, unicodeRange: string): Promise<string> {
  const found = foundRanges.get(url.href) ?? findRange(url, unicodeRange);
  foundRanges.set(url.href, found);
  return await found;
}

/** The results, because reading a file takes some milliseconds. */
const foundRanges = new Map<string, Promise<string>>();

async function findRange(url: URL, unicodeRange: string): Promise<string> {
  const { bytes } = await loadOpenFontFile({ url });
  const characters = await readCharacters(bytes);
  const parts = parseUnicodeRange(unicodeRange);
  return formatUnicodeRange(characters.filter((character) => isInParts(parts, character)));
}

function findFile({ fontsourceId, weights }: EmbeddableFont, subset: string, fontWeight: FontWeight): URL {
  const name = `${fontsourceId}-${subset}-${weights[fontWeight]}-normal.woff2`;
  return new URL(import.meta.resolve(`@fontsource/${fontsourceId}/files/${name}`));
}

/** Files with Latin letters are first, because others repeat some of them. */
function rankSubset(subset: string): number {
  if (subset === 'latin') return 0;
  return subset === 'latin-ext' ? 1 : 2;
}

/** Returns whether a file is for a character. Accents that Latin letters have as well are not for another script. */
export function isFileFor({ script, unicodeRange }: OpenFontFile, character: string): boolean {
  if (script !== null && script !== 'Latin') {
    return new RegExp(`(?!\\p{scx=Latin})\\p{scx=${script}}`, 'u').test(character);
  }
  return includesCharacter(unicodeRange, character);
}

/** The bytes of a file, and their SHA-256 as 64 hexadecimal digits. The files never change while the program runs. */
export interface LoadedFontFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

const loaded = new Map<string, Promise<LoadedFontFile>>();

/** Loads a file of a font once. */
export function loadOpenFontFile({ url }: Pick<OpenFontFile, 'url'>): Promise<LoadedFontFile> {
  const known = loaded.get(url.href) ?? loadFile(url);
  loaded.set(url.href, known);
  return known;
}

async function loadFile(url: URL): Promise<LoadedFontFile> {
  const bytes = await readFile(url);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
