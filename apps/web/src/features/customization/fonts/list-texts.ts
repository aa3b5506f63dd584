import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { isCjkLanguage } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { resolveVariant, getBaseLanguage, listLanguages } from '@spinreel/variants/resolve/resolve-variant';

/** Texts, and the language whose readers see them. */
export interface ListedTexts {
  readonly language: AdLanguage;
  readonly texts: readonly string[];
}

/** Lists the texts of one variant that are set in embedded fonts. */
export function listShownTexts(document: AdDocument): ListedTexts {
  const ad = resolveAd(document);
  return {
    language: ad.language,
    texts: ad.branding.useSystemFonts ? [] : listAdTexts(ad).map(({ text }) => text),
  };
}

/**
 * Lists the texts of all variants of an ad in all its languages. With several East Asian languages there is a list for each,
 * because each has its own forms of the characters that they share.
 */
export function listVariantTexts(ad: AdDocument): ListedTexts[] {
  const languages = listLanguages(ad);
  const ofBase = languages.flatMap(
    (language) => listShownTexts(resolveVariant(ad, { variantId: null, language })).texts,
  );
  const texts = [...ofBase, JSON.stringify([ad.variants, ad.translations])];
  const [first = getBaseLanguage(ad), ...others] = languages.filter(isCjkLanguage);
  return [first, ...others].map((language) => ({ language, texts }));
}
