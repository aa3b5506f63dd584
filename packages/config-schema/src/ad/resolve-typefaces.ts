import {
  brandFontFamily,
  defaultFont,
  type FontChoice,
  type FontWeight,
} from '../options/appearance/fonts.ts';
import { hasTwoWeights } from '../options/appearance/open-fonts.ts';
import { composeLetteringLook } from '../options/appearance/lettering/compose-lettering-look.ts';
import { followAd, type TextCase } from '../options/options.ts';
import type { AdConfig } from './ad-config.ts';
import { defaults } from './defaults.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** What a text is set in. */
interface ResolvedTypeface {
  readonly fontFamily: FontChoice;
  readonly fontWeight: FontWeight;
}

/** Resolves the fonts of an ad's texts and the look of its big lettering. Without an uploaded font, that of new ads replaces it. */
export function resolveTypefaces({ assets, branding, cta, lettering: chosen, outro }: AdConfig): {
  readonly button: ResolvedTypeface;
  readonly outro: ResolvedTypeface;
  readonly lettering: ResolvedAd['lettering'];
  readonly letteringCase: TextCase;
  readonly usesBrandFont: boolean;
} {
  const shared = branding?.fontFamily ?? defaults.branding.fontFamily;
  const hasBrandFont = Boolean(assets?.brandFont?.filePath);
  const resolve = (family: FontChoice, weight: FontWeight): ResolvedTypeface => {
    const fontFamily = family === brandFontFamily && !hasBrandFont ? defaultFont : family;
    // A font with one weight is the same file in both, so an ad has it once.
    return { fontFamily, fontWeight: hasTwoWeights(fontFamily) ? weight : 'bold' };
  };
  const { fontFamily, fontWeight = defaults.cta.fontWeight, textCase = defaults.cta.textCase } = cta ?? {};
  const button = resolve(fontFamily ?? shared, fontWeight);
  const values = { ...defaults.lettering, ...chosen };
  const style = cta?.coverTextStyle ?? defaults.cta.coverTextStyle;
  const hasOwnFont = values.fontFamily !== followAd;
  const lettering = {
    ...resolve(
      values.fontFamily === followAd ? (fontFamily ?? shared) : values.fontFamily,
      values.fontWeight === followAd ? fontWeight : values.fontWeight,
    ),
    hasOwnFont,
    style,
    look: style === 'custom' ? composeLetteringLook(values) : null,
  };
  const outroTypeface = resolve(outro?.fontFamily ?? shared, outro?.fontWeight ?? defaults.outro.fontWeight);
  return {
    button,
    outro: outroTypeface,
    lettering,
    letteringCase: values.textCase === followAd ? textCase : values.textCase,
    usesBrandFont: [button, outroTypeface, lettering].some((face) => face.fontFamily === brandFontFamily),
  };
}
