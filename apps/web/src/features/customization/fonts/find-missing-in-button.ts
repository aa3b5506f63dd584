import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { FontChoice } from '@spinreel/config-schema/options/appearance/fonts';
import type { MissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import { findMissing } from './find-missing-characters.ts';

/** The buttons and texts that have their own font. The counter is set in that of the spin button, as is the cover text by default. */
export type FontButton = 'cta' | 'lettering' | 'outro';

/** Finds the characters of a button's texts that a font lacks. `brandRange` has the characters of the brand font, as in CSS. */
export function findMissingInButton(
  document: AdDocument,
  options: { button: FontButton; fontFamily: FontChoice; brandRange: string | null },
): MissingCharacters[] {
  const { button, fontFamily, brandRange } = options;
  // In fonts with capital letters only, a Turkish text has other characters.
  const ad = resolveAd({ ...document, [button]: { ...document[button], fontFamily } });
  if (button === 'outro' && ad.images.finalCtaButtonImage !== null) return [];
  const text =
    button === 'lettering'
      ? [ad.cover.text, ad.outro.headline].join('')
      : listAdTexts(ad)
          .filter(({ part }) => part === button)
          .map((one) => one.text)
          .join('');
  const { fontWeight } = { cta: ad.button, lettering: ad.lettering, outro: ad.outro }[button];
  const { language } = ad;
  const { useSystemFonts } = ad.branding;
  return findMissing(text, { fontFamily, fontWeight, brandRange, useSystemFonts, language });
}
