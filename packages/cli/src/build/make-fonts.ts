import { isEastAsian, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { fontMessages } from '@spinreel/config-schema/messages/font-messages';
import { brandFontFamily, defaultFont } from '@spinreel/config-schema/options/appearance/fonts';
import { groupMissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import { isFileFor, listOpenFontFiles } from '@spinreel/media/fonts/open-font-file';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { inspectFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { prepareBrandFont } from '@spinreel/media/fonts/uploads/prepare-brand-font';
import type { Outcome } from '@spinreel/media/media-problem';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { createUnusableProblem } from './check-media.ts';
import type { LoadedAd } from './load-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';

interface FontOptions {
  readonly openAsset: LoadedAd['openAsset'];
  readonly store: RecipeStore;
  readonly signal: AbortSignal;
}

/**
 * Makes the fonts that an ad contains. The warnings name the characters that the brand font lacks. Throws a `CliProblem` if the
 * brand font cannot be made.
 */
export async function makeFonts(
  ad: ResolvedAd,
  options: FontOptions,
): Promise<{ fonts: FontFile[]; warnings: string[] }> {
  const brandFont = unwrap(await prepareBrandFont({ ad, ...options }), ad);
  const fonts = await prepareFonts({ ad, store: options.store, brandFont });
  return { fonts, warnings: await findMissingCharacters(ad, options) };
}

async function findMissingCharacters(
  ad: ResolvedAd,
  { openAsset, store, signal }: FontOptions,
): Promise<string[]> {
  if (ad.brandFont === null) return [];
  const source = await openAsset(ad.brandFont);
  const { unicodeRange } = unwrap(await inspectFont({ source, store, signal }), ad);
  const others = await listOpenFontFiles({ fontFamily: defaultFont, fontWeight: 'bold' });
  const texts = listAdTexts(ad).filter(({ fontFamily }) => fontFamily === brandFontFamily);
  const [regionalFont] = orderCjkFonts({ language: ad.language, texts: texts.map(({ text }) => text) });
  const missing = groupMissingCharacters(texts.map(({ text }) => text).join(''), {
    unicodeRange,
    findFont(character) {
      if (ad.branding.useSystemFonts) return null;
      const file = others.find((each) => isFileFor(each, character));
      return file?.name ?? (isEastAsian(character) ? (regionalFont?.name ?? null) : null);
    },
  });
  const fontName = `The brand font '${ad.brandFont}'`;
  return missing.map((group) => `Warning: ${fontMessages.missing(fontName, group)}`);
}

function unwrap<Value>(outcome: Outcome<Value>, { brandFont }: Pick<ResolvedAd, 'brandFont'>): Value {
  if (outcome.ok) return outcome.value;
  throw createUnusableProblem('brandFont', brandFont ?? '', describeMediaProblem(outcome.problem));
}
