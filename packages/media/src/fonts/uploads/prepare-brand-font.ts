import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { brandFontFamily, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import {
  formatUnicodeRange,
  includesCharacter,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { succeed, type Outcome } from '../../media-problem.ts';
import type { RecipeStore } from '../../recipes/recipe-store.ts';
import { editableCharacters, findCharacters, visible } from '../font-characters.ts';
import { inspectFont, reduceFont, type FontSource } from './inspect-font.ts';

/**
 * Makes the uploaded font of an ad, reduced to the characters of the texts that are set in it. Null if no text is, or if
 * the font has none of their characters. With `isEditable`, it has all characters of Latin-1, and those next to the
 * characters of the texts, so that texts can change while the ad runs.
 */
export async function prepareBrandFont(options: {
  ad: ResolvedAd;
  openAsset: (handle: string) => Promise<FontSource>;
  store: RecipeStore;
  isEditable?: boolean;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<FontFile | null>> {
  const { ad, openAsset, store, isEditable = false, signal } = options;
  if (ad.brandFont === null) return succeed(null);
  const source = await openAsset(ad.brandFont);
  const inspected = await inspectFont({ source, store, signal });
  if (!inspected.ok) return inspected;
  const { unicodeRange, isReducible } = inspected.value;
  const texts = listAdTexts(ad).filter(({ fontFamily }) => fontFamily === brandFontFamily);
  const used = findCharacters(isEditable ? [...texts, { text: editableCharacters }] : texts);
  const wanted = isEditable ? used.flatMap(listNeighbours) : used;
  const found = [...new Set(wanted)].filter((character) => includesCharacter(unicodeRange, character));
  if (!found.some((character) => visible.test(character))) return succeed(null);
  const characters = isReducible ? found.toSorted().join('') : null;
  const reduced = await reduceFont({ source, store, signal, characters });
  if (!reduced.ok) return reduced;
  return succeed({
    family: brandFontFamily,
    weight: textWeights.bold,
    unicodeRange: formatUnicodeRange(found),
    bytes: reduced.value,
    mimeType: 'font/woff2',
  });
}

/** Lists the 128 characters around a character: mostly those of its script. */
function listNeighbours(character: string): string[] {
  const first = ((character.codePointAt(0) ?? 0) >> 7) << 7;
  return Array.from({ length: 128 }, (_, index) => String.fromCodePoint(first + index));
}
