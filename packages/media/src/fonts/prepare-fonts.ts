import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts, type AdText } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { brandFontFamily, defaultFont, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  formatUnicodeRange,
  includesCharacter,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { computeRecipeKey } from '../recipes/compute-recipe-key.ts';
import type { FontRecipe } from '../recipes/font-recipe.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import { editableCharacters, findCharacters, visible } from './font-characters.ts';
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
  /** The uploaded font, from `prepareBrandFont`. The font of new ads draws the characters that it lacks. */
  brandFont?: FontFile | null;
}): Promise<FontFile[]> {
  const { ad, store, isEditable = false, brandFont = null } = options;
  if (ad.branding.useSystemFonts) return brandFont === null ? [] : [brandFont];
  const groups = Map.groupBy(listAdTexts(ad), ({ fontFamily, fontWeight }) => `${fontFamily} ${fontWeight}`);
  const made = await Promise.all(
    [...groups.values()].map((group) => prepareFont(group, { store, isEditable, brandFont })),
  );
  return made.flat();
}

/** While an ad is edited, smaller files are not reduced, and larger ones only to these characters. */
const maxWholeFileBytes = 64_000;

function isBasic(characters: string): boolean {
  return Array.from(characters).every((character) => editableCharacters.includes(character));
}

/** Makes the font of texts that are all set in the same one. It has a file for each script. */
async function prepareFont(
  texts: readonly AdText[],
  options: { store: RecipeStore; isEditable: boolean; brandFont: FontFile | null },
): Promise<FontFile[]> {
  const [first] = texts;
  if (first === undefined) return [];
  const { fontFamily: family, fontWeight } = first;
  const brandFont = family === brandFontFamily ? options.brandFont : null;
  const fontFamily = family === brandFontFamily ? defaultFont : family;
  const all = findCharacters(options.isEditable ? [...texts, { text: editableCharacters }] : texts);
  const joiners = all.filter((character) => joiner.test(character));
  let missing = all.filter(
    (character) => !joiner.test(character) && !includesCharacter(brandFont?.unicodeRange ?? '', character),
  );
  const files: FontFile[] = brandFont === null ? [] : [brandFont];
  for (const file of await listOpenFontFiles({ fontFamily, fontWeight })) {
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
