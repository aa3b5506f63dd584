import { listWinAmounts } from '../languages/format-win-amount.ts';
import { formatRating } from '../languages/format-rating.ts';
import { type FontChoice, type FontWeight, legalFont } from '../options/appearance/fonts.ts';
import { formatCounter } from './format-counter.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** A text that an ad shows, and what it is set in. */
export interface AdText {
  readonly text: string;
  /** The part of the ad config that decides what it is set in. */
  readonly part: 'cta' | 'lettering' | 'outro' | 'compliance';
  readonly fontFamily: FontChoice;
  readonly fontWeight: FontWeight;
}

/** Lists all texts that an ad shows. Texts that only screen readers read are not among them. */
export function listAdTexts(ad: ResolvedAd): AdText[] {
  const { badge, button, cover, gameplay, language, lettering, outro, video } = ad;
  const screens = Object.values(ad.legal);
  const spin = { part: 'cta' as const, fontFamily: button.fontFamily, fontWeight: button.fontWeight };
  const { fontFamily, fontWeight } = lettering;
  const big = { part: lettering.hasOwnFont ? ('lettering' as const) : spin.part, fontFamily, fontWeight };
  const call = { part: 'outro' as const, fontFamily: outro.fontFamily, fontWeight: outro.fontWeight };
  const required = { part: 'compliance' as const, fontFamily: legalFont };
  const { spinningLabel } = gameplay;
  const isSpun = spinningLabel !== null && ad.images.spinButtonImage === null && video.pauseFrames.length > 0;
  const counts = gameplay.showSpinCountdown ? video.pauseFrames.map((_, index) => index + 1) : [];
  const amounts = badge.count === null ? [] : [...new Set(listWinAmounts(badge.count, language))];
  return [
    { text: button.label, ...spin },
    ...(cover.text === null ? [] : [{ text: cover.text, ...big }]),
    ...(isSpun ? [{ text: spinningLabel, ...spin }] : []),
    ...counts.map((spinsLeft) => ({ text: formatCounter(spinsLeft, ad), ...spin })),
    ...amounts.map((text) => ({ text, ...spin })),
    ...(outro.headline === null ? [] : [{ text: outro.headline, ...big }]),
    ...[outro.label, ...listAppTexts(ad)].map((text) => ({ text, ...call })),
    ...screens.flatMap(({ ageMark }) =>
      ageMark === null ? [] : [{ ...required, text: ageMark.text, fontWeight: 'bold' as const }],
    ),
    ...screens.flatMap(({ text }) =>
      (text?.lines ?? []).map((line) => ({ ...required, text: line, fontWeight: 'regular' as const })),
    ),
  ];
}

/** The texts of the app card. They are in the font of its button. */
function listAppTexts({ outro: { app }, language }: ResolvedAd): string[] {
  if (app === null) return [];
  const rating = app.rating === null ? [] : [formatRating(app.rating.stars, language), app.rating.note];
  return [app.name, ...rating].filter((text) => text !== '');
}
