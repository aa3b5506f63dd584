import { brandFontFamily, type FontChoice } from '@spinreel/config-schema/options/appearance/fonts';
import type { MissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import { useCallback } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { findMissingInButton, type FontButton } from './find-missing-in-button.ts';
import { useBrandFont } from './use-brand-font.ts';

/** Returns a function that finds the characters of a button's texts that a font lacks. */
export function useFindMissing(button: FontButton): (fontFamily: FontChoice) => MissingCharacters[] {
  const document = useDraftSelector(({ adDraft }) => adDraft.document);
  const brandRange = useBrandFont()?.unicodeRange ?? null;
  return useCallback(
    (fontFamily) => findMissingInButton(document, { button, fontFamily, brandRange }),
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
