import { useLayoutEffect } from 'react';
import { addBrandFont, addOpenFonts } from '../../../ui/ad/open-fonts.ts';
import { useBrandFont } from './use-brand-font.ts';
import { useBranding } from './use-branding.ts';
import { useCjkFonts } from './use-cjk-fonts.ts';

/** Draws the texts of the ad on this page with the fonts that it contains, or else with those of this device. */
export function useAdFonts(): void {
  const { useSystemFonts } = useBranding().branding;
  // Before the page is painted, so that no text appears in another font first.
  useLayoutEffect(() => (useSystemFonts ? undefined : addOpenFonts()), [useSystemFonts]);
  useCjkFonts();
  const brandFont = useBrandFont();
  const url = brandFont?.url;
  const unicodeRange = brandFont?.unicodeRange;
  useLayoutEffect(() => {
    if (url === undefined || unicodeRange === undefined) return undefined;
    return addBrandFont({ url, unicodeRange }, { hasOpenFonts: !useSystemFonts });
  }, [url, unicodeRange, useSystemFonts]);
}
