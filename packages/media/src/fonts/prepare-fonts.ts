import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts, type AdText } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { openFonts, textWeights, typefaces } from '@spinreel/config-schema/options/appearance/fonts';
import { computeRecipeKey } from '../recipes/compute-recipe-key.ts';
import type { FontRecipe } from '../recipes/font-recipe.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import {
  includesCharacter,
  listOpenFontFiles,
  loadOpenFontFile,
  type OpenFontFile,
} from './open-font-file.ts';
import { subsetFont } from './subset-font.ts';

/**
 * Makes the fonts that an ad contains: the open fonts that stand for those it uses, reduced to the characters of its
 * texts. Stored results are reused. With `isEditable`, it makes all fonts, with all characters of Latin-1, so that
 * texts and fonts can change while the ad runs. Empty if the ad uses the fonts of the viewer's phone. Characters that a font
 * lacks are left out: the phone draws them.
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
  const texts = isEditable ? [...listAdTexts(ad), ...listEditableTexts()] : listAdTexts(ad);
  const groups = Map.groupBy(texts, ({ fontFamily, fontWeight }) => `${fontFamily} ${fontWeight}`);
  const made = await Promise.all(
    [...groups.values()].map((group) => prepareFont(group, { store, isEditable })),
  );
  return made.flat();
}

/** The characters that every edited ad has: those of Latin-1, and the punctuation that is used with them. */
const editableCharacters = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0xff)}–—‘’“”„•…‹›€™`;

/** Nobody waits for smaller files to be reduced while an ad is edited. */
const maxWholeFileBytes = 64_000;

function listEditableTexts(): AdText[] {
  return typefaces.map((typeface) => ({ ...typeface, text: editableCharacters }));
}

/** Makes the font of texts that are all set in the same one. It has a file for each script. */
async function prepareFont(
  texts: readonly AdText[],
  options: { store: RecipeStore; isEditable: boolean },
): Promise<FontFile[]> {
  const [first] = texts;
  if (first === undefined) return [];
  const { fontFamily: family, fontWeight } = first;
  const font = openFonts[family];
  let missing = findCharacters(texts);
  const files: FontFile[] = [];
  for (const file of await listOpenFontFiles(font, font.weights[fontWeight])) {
    const { unicodeRange } = file;
    const characters = missing.filter(
      (character) => unicodeRange === null || includesCharacter(unicodeRange, character),
    );
    if (characters.length === 0) continue;
    missing = missing.filter((character) => !characters.includes(character));
    const bytes = await reduceFont({ ...options, file, characters: characters.join('') });
    files.push({ family, weight: textWeights[fontWeight], unicodeRange, bytes, mimeType: 'font/woff2' });
  }
  const [only] = files;
  return files.length === 1 && only !== undefined ? [{ ...only, unicodeRange: null }] : files;
}

/** Lists the characters of texts, each once, sorted. */
function findCharacters(texts: readonly AdText[]): string[] {
  // A browser draws a letter and its accent as one character where the font has it.
  const all = texts.flatMap(({ text }) => Array.from(text + text.normalize('NFC')));
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
  if (isEditable && bytes.length <= maxWholeFileBytes) return bytes;
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
