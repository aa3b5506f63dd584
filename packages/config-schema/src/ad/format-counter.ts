import { applyTextCase } from '../languages/apply-text-case.ts';
import { formatSpinsLeft } from '../languages/format-spins-left.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** Formats the counter of an ad for the font of its spin button. `spinsLeft` includes the spin that is being asked for. */
export function formatCounter(
  spinsLeft: number,
  { branding, button, language }: Pick<ResolvedAd, 'branding' | 'button' | 'language'>,
): string {
  return applyTextCase(formatSpinsLeft(spinsLeft, language), {
    textCase: 'as-typed',
    language,
    fontFamily: branding.useSystemFonts ? null : button.fontFamily,
  });
}
