import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts, type AdText } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { computeRecipeKey } from '../recipes/compute-recipe-key.ts';
import type { FontRecipe } from '../recipes/font-recipe.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import { isFileFor, listOpenFontFiles, loadOpenFontFile, type OpenFontFile } from './open-font-file.ts';
import { subsetFont } from './subset-font.ts';

/**
 * Makes the fonts that an ad contains: the open fonts that stand for those it uses, reduced to the characters of its
 * texts. Stored results are reused. With `isEditable`, each font has all characters of Latin-1 and of the scripts of the
 * texts, so that texts can change while the ad runs. Empty if the ad uses the fonts of the viewer's phone. The phone also
 * draws the characters that no font has.
 *
 * @example
 * const fonts = await prepareFonts({ ad, store });
 * const { bytes } = await exportAd({ ad, media, fonts, network: networks.meta });
 */
export async function prepareFonts(options: {
  ad: ResolvedAd;
  store: RecipeStore;
  isEditable?: boolean;
}): Promise<FontFile[]> {
  const { ad, store, isEditable = false } = options;
  if (ad.branding.useSystemFonts) return [];
  const groups = Map.groupBy(listAdTexts(ad), ({ fontFamily, fontWeight }) => `${fontFamily} ${fontWeight}`);
  const made = await Promise.all(
    [...groups.values()].map((group) => prepareFont(group, { store, isEditable })),
  );
  return made.flat();
}

/** The characters that every edited ad has: those of Latin-1, and the punctuation that is used with them. */
const editableCharacters = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0xff)}–—‘’“”„•…‹›€™`;

/** While an ad is edited, smaller files are not reduced, and larger ones only to these characters. */
const maxWholeFileBytes = 64_000;

function isBasic(characters: string): boolean {
  return Array.from(characters).every((character) => editableCharacters.includes(character));
}

/** Makes the font of texts that are all set in the same one. It has a file for each script. */
async function prepareFont(
  texts: readonly AdText[],
  options: { store: RecipeStore; isEditable: boolean },
): Promise<FontFile[]> {
  const [first] = texts;
  if (first === undefined) return [];
  const { fontFamily: family, fontWeight } = first;
  const all = findCharacters(
    texts.map(({ text }) => text).concat(options.isEditable ? editableCharacters : []),
  );
  const joiners = all.filter((character) => joiner.test(character));
  let missing = all.filter((character) => !joiner.test(character));
  const files: FontFile[] = [];
  for (const file of await listOpenFontFiles(first)) {
    const found = missing.filter((character) => isFileFor(file, character));
    if (found.length === 0) continue;
    missing = missing.filter((character) => !found.includes(character));
    const characters = [...found, ...joiners];
    const drawn = characters.some((character) => visible.test(character)) ? characters : [...characters, '.'];
    const bytes = await reduceFont({ ...options, file, characters: drawn.join('') });
    const unicodeRange = options.isEditable ? file.unicodeRange : formatUnicodeRange(characters);
    files.push({ family, weight: textWeights[fontWeight], unicodeRange, bytes, mimeType: 'font/woff2' });
  }
  const [only] = files;
  if (files.length === 1 && only !== undefined) return [{ ...only, unicodeRange: null }];
  // Where ranges overlap, browsers prefer the last.
  return files.toReversed();
}

/** Characters that decide how the letters next to them are drawn, in any script. */
const joiner = /[\u200C\u200D]/u;

/** Browsers refuse a font without outlines. One that is used only for spaces therefore has a full stop as well. */
const visible = /[^\p{Z}\p{Cf}]/u;

/** Formats characters as a unicode range in the syntax of CSS. */
function formatUnicodeRange(characters: readonly string[]): string {
  return characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
}

/** Lists the characters of texts, each once, sorted. */
function findCharacters(texts: readonly string[]): string[] {
  // A browser draws a letter and its accent as one character where the font has it.
  const all = texts.flatMap((text) => Array.from(text + text.normalize('NFC')));
  return [...new Set(all)].filter((character) => !/\p{Cc}/u.test(character)).toSorted();
}

async function reduceFont(options: {
  file: OpenFontFile;
  characters: string;
  store: RecipeStore;
  isEditable: boolean;
}): Promise<Uint8Array> {
  const { file, characters, store, isEditable } = options;
  const { bytes, sha256 } = await loadOpenFontFile(file);
  if (isEditable && (bytes.length <= maxWholeFileBytes || !isBasic(characters))) return bytes;
  const recipe: FontRecipe = { type: 'font', characters };
  const key = computeRecipeKey({ sourceSha256: sha256, recipe });
  const stored = await store.get(key);
  if (stored !== null) return stored;
  const reduced = await subsetFont(bytes, characters);
  await store.put(key, reduced);
  return reduced;
}

function listCharacters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
