import { useLayoutEffect, useMemo } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { addBrandFont, addOpenFonts } from '../../../ui/ad/open-fonts.ts';
import { useBrandFont } from './use-brand-font.ts';
import { useBranding } from './use-branding.ts';
import { listShownTexts, listVariantTexts } from './list-texts.ts';
import { useCjkFonts } from './use-cjk-fonts.ts';

/**
 * Draws texts on this page with the fonts that the ad contains, or else with those of this device: the texts of the shown
 * variant, or those of all variants in all languages.
 */
export function useAdFonts({ ofAllVariants = false }: { ofAllVariants?: boolean } = {}): void {
  const { useSystemFonts } = useBranding().branding;
  const document = useDraftSelector(({ adDraft }) => (ofAllVariants ? adDraft.ad : adDraft.document));
  // Before the page is painted, so that no text appears in another font first.
  useLayoutEffect(() => (useSystemFonts ? undefined : addOpenFonts()), [useSystemFonts]);
  useCjkFonts(
    useMemo(
      () => (ofAllVariants ? listVariantTexts(document) : [listShownTexts(document)]),
      [ofAllVariants, document],
    ),
  );
  const brandFont = useBrandFont();
  const url = brandFont?.url;
  const unicodeRange = brandFont?.unicodeRange;
  useLayoutEffect(() => {
    if (url === undefined || unicodeRange === undefined) return undefined;
    return addBrandFont({ url, unicodeRange }, { hasOpenFonts: !useSystemFonts });
  }, [url, unicodeRange, useSystemFonts]);
}
