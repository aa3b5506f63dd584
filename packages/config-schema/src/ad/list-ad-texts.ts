import { formatSpinsLeft } from '../languages/format-spins-left.ts';
import { type FontFamily, type FontWeight, legalFont } from '../options/appearance/fonts.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** A text that an ad shows, and what it is set in. */
export interface AdText {
  readonly text: string;
  readonly fontFamily: FontFamily;
  readonly fontWeight: FontWeight;
}

/** Lists all texts that an ad shows. Texts that only screen readers read are not among them. */
export function listAdTexts(ad: ResolvedAd): AdText[] {
  const { button, cover, gameplay, language, outro, video } = ad;
  const screens = Object.values(ad.legal);
  const bold = (fontFamily: FontFamily, text: string): AdText => ({ text, fontFamily, fontWeight: 'bold' });
  const counts = gameplay.showSpinCountdown ? video.pauseFrames.map((_, index) => index + 1) : [];
  return [
    bold(button.fontFamily, button.label),
    ...(cover.text === null ? [] : [bold(button.fontFamily, cover.text)]),
    ...counts.map((spinsLeft) => bold(button.fontFamily, formatSpinsLeft(spinsLeft, language))),
    bold(outro.fontFamily, outro.label),
    ...screens.flatMap(({ ageMark }) => (ageMark === null ? [] : [bold(legalFont, ageMark.text)])),
    ...screens.flatMap(({ text }) =>
      (text?.lines ?? []).map((line): AdText => ({
        text: line,
        fontFamily: legalFont,
        fontWeight: 'regular',
      })),
    ),
  ];
}
