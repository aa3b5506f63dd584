import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts, type AdText } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import {
  isCjkCandidate,
  listEditableCjk,
  orderCjkFonts,
  type CjkFont,
} from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { brandFontFamily, defaultFont, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  formatUnicodeRange,
  includesCharacter,
  parseUnicodeRange,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { computeRecipeKey } from '../recipes/compute-recipe-key.ts';
import type { CjkFontRecipe, FontRecipe } from '../recipes/font-recipe.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import { listCjkFontFiles } from './cjk-font-file.ts';
import { editableCharacters, findCharacters, visible } from './font-characters.ts';
import { isFileFor, listOpenFontFiles, loadOpenFontFile, type OpenFontFile } from './open-font-file.ts';
import { subsetFont } from './subset-font.ts';

/**
 * Makes the fonts that an ad contains: the open fonts that stand for those it uses, reduced to the characters of its
 * texts. Stored results are reused. Chinese, Japanese and Korean characters come from the font of the ad's region:
 * see `orderCjkFonts`. With `isEditable`, each font has all characters of Latin-1 and of the scripts of the texts, so that
 * texts can change while the ad runs; of ideographs and Hangul, it has only those of the texts. Empty if the ad uses the
 * fonts of the viewer's phone. The phone also draws emoji and the other characters that no font has.
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
  const texts = listAdTexts(ad);
  const regionalFonts = orderCjkFonts({ language: ad.language, texts: texts.map(({ text }) => text) });
  const groups = Map.groupBy(texts, ({ fontFamily, fontWeight }) => `${fontFamily} ${fontWeight}`);
  const made = await Promise.all(
    [...groups.values()].map((group) => prepareFont(group, { store, isEditable, brandFont, regionalFonts })),
  );
  return made.flat();
}

/** While an ad is edited, smaller files are not reduced, and larger ones only to these characters. */
const maxWholeFileBytes = 64_000;

function isBasic(characters: string): boolean {
  return Array.from(characters).every((character) => editableCharacters.includes(character));
}

interface FontOptions {
  readonly store: RecipeStore;
  readonly isEditable: boolean;
  readonly brandFont: FontFile | null;
  /** The fonts for Chinese, Japanese and Korean, the preferred one first. */
  readonly regionalFonts: readonly CjkFont[];
}

/** Makes the font of texts that are all set in the same one. It has a file for each script. */
async function prepareFont(texts: readonly AdText[], options: FontOptions): Promise<FontFile[]> {
  const [first] = texts;
  if (first === undefined) return [];
  const { store, isEditable, regionalFonts } = options;
  const { fontFamily: family, fontWeight } = first;
  const brandFont = family === brandFontFamily ? options.brandFont : null;
  const fontFamily = family === brandFontFamily ? defaultFont : family;
  // Browsers place lines by the font that has the space, even if no text has one: without it, by a font of the device.
  const all = findCharacters([...texts, { text: isEditable ? editableCharacters : ' ' }]);
  const joiners = all.filter((character) => joiner.test(character));
  let missing = all.filter(
    (character) => !joiner.test(character) && !includesCharacter(brandFont?.unicodeRange ?? '', character),
  );
  const files: FontFile[] = brandFont === null ? [] : [brandFont];
  const addFile = async (file: OpenFontFile) => {
    const found = missing.filter((character) => isFileFor(file, character));
    if (found.length === 0) return;
    missing = missing.filter((character) => !found.includes(character));
    const characters = [...found, ...joiners];
    const drawn = characters.some((character) => visible.test(character))
      ? characters
      : [...characters, findVisible(file)];
    const bytes = await reduceFont({ file, characters: drawn.join(''), store, isEditable });
    const isWhole = isEditable && file.variableWeight === null;
    const unicodeRange = isWhole ? file.unicodeRange : formatUnicodeRange(characters);
    files.push({ family, weight: textWeights[fontWeight], unicodeRange, bytes, mimeType: 'font/woff2' });
  };
  for (const file of await listOpenFontFiles({ fontFamily, fontWeight })) await addFile(file);
  missing = missing.filter(isCjkCandidate);
  if (isEditable) missing = [...new Set(missing.flatMap(listEditableCjk))].toSorted();
  for (const font of regionalFonts) {
    for (const file of await listCjkFontFiles(font, { fontWeight, characters: missing })) await addFile(file);
  }
  const [only] = files;
  if (files.length === 1 && only !== undefined) return [{ ...only, unicodeRange: null }];
  // Where ranges overlap, browsers prefer the last.
  return files.toReversed();
}

/** Finds a visible character of a file: the full stop, or else the first one. */
function findVisible({ unicodeRange }: OpenFontFile): string {
  const starts = parseUnicodeRange(unicodeRange).map(([first]) => String.fromCodePoint(first));
  const isStopMissing = !includesCharacter(unicodeRange, '.');
  return (isStopMissing ? starts.find((character) => visible.test(character)) : undefined) ?? '.';
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
  const { variableWeight: weight } = file;
  const isSmall = bytes.length <= maxWholeFileBytes;
  if (weight === null && isEditable && (isSmall || !isBasic(characters))) return bytes;
  const recipe: FontRecipe | CjkFontRecipe =
    weight === null ? { type: 'font', characters } : { type: 'cjk-font', characters, weight };
  const key = computeRecipeKey({ sourceSha256: sha256, recipe });
  const stored = await store.get(key);
  if (stored !== null) return stored;
  const reduced = await subsetFont(bytes, characters, weight === null ? {} : { weight });
  await store.put(key, reduced);
  return reduced;
}
