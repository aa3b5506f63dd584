import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { brandFontFamily, type FontChoice } from '@spinreel/config-schema/options/appearance/fonts';
import type { MissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import { useCallback } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { findMissing } from './find-missing-characters.ts';
import { useBrandFont } from './use-brand-font.ts';

/** The buttons and texts that have their own font. The counter is set in that of the spin button, as is the cover text by default. */
export type FontButton = 'cta' | 'lettering' | 'outro';

/** Returns a function that finds the characters of a button's texts that a font lacks. */
export function useFindMissing(button: FontButton): (fontFamily: FontChoice) => MissingCharacters[] {
  const document = useDraftSelector(({ adDraft }) => adDraft.document);
  const brandRange = useBrandFont()?.unicodeRange ?? null;
  return useCallback(
    (fontFamily) => {
      const ad = resolveAd(document);
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
    },
    [document, button, brandRange],
  );
}

/** Returns the characters of a button's texts that the brand font lacks. None if the texts are set in another font. */
export function useMissingInBrandFont(button: FontButton): MissingCharacters[] {
  const find = useFindMissing(button);
  const isChosen = useDraftSelector(
    ({ adDraft }) => adDraft.document[button]?.fontFamily === brandFontFamily,
  );
  return isChosen ? find(brandFontFamily) : [];
}
