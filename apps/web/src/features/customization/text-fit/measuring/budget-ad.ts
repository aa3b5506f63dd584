import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import {
  phraseIds,
  phrases,
  type PhraseBook,
  type PhraseField,
} from '@spinreel/config-schema/languages/phrase-book/phrases';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import type { LengthBudgets } from '../text-fit-context.ts';

/** The fields whose length is measured, with as many characters as they accept. */
export const fieldLimits: LengthBudgets = {
  'cta.label': textLimits.label,
  'cta.spinningLabel': textLimits.label,
  'cta.coverText': textLimits.coverText,
  'outro.label': textLimits.label,
  'outro.headline': textLimits.outroHeadline,
};
/** Returns a key of what the length budgets of an ad depend on. Its texts are not part of it, but their letter case is. */
export function findBudgetKey(config: AdConfig): string {
  const { branding, brandFont, button, language, lettering, outro, sizes } = resolveAd(
    replaceTexts(config, () => 'Aa'),
  );
  return JSON.stringify([
    [branding.useSystemFonts, brandFont, language],
    [lettering.fontFamily, lettering.fontWeight, lettering.style],
    [button.label, button.fontFamily, button.fontWeight, button.style],
    [outro.label, outro.fontFamily, outro.fontWeight],
    sizes,
  ]);
}

/** Returns an ad with typical texts of some lengths, made of the phrases for their fields. */
export function createBudgetAd(
  config: AdConfig,
  { book, lengths }: { book: PhraseBook; lengths: Readonly<Record<PhraseField, number>> },
): ResolvedAd {
  return resolveAd(
    replaceTexts(config, (field) => createTypicalText(listPhrases(field, book), lengths[field])),
  );
}

/** Replaces the texts of an ad, also one that is hidden or replaced by an image. */
function replaceTexts(config: AdConfig, create: (field: PhraseField) => string): AdConfig {
  return {
    ...config,
    assets: { ...config.assets, spinButtonImage: null },
    cta: {
      ...config.cta,
      label: create('cta.label'),
      spinningLabel: create('cta.spinningLabel'),
      showButtonWhileSpinning: true,
      spinControl: 'button',
      coverText: create('cta.coverText'),
      showCoverText: true,
    },
    outro: {
      ...config.outro,
      label: create('outro.label'),
      headline: create('outro.headline'),
      useCustomImage: false,
    },
  };
}

/** Returns as many characters of phrases as wanted, or one less if the last one is a space. */
export function createTypicalText(texts: readonly string[], length: number): string {
  const once = `${texts.join(' ')} `;
  const repeated = once.repeat(Math.ceil(length / once.length));
  return repeated.slice(0, length).trimEnd();
}

function listPhrases(field: PhraseField, book: PhraseBook): string[] {
  return phraseIds
    .filter((id) => (phrases[id] as readonly PhraseField[]).includes(field))
    .map((id) => book[id]);
}
