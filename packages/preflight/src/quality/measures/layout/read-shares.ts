import type { Survey } from '../../../survey/survey.ts';

/** Formats a share as whole percent: '42 %'. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Rounds to whole percent, the precision of all shares. */
export function roundShare(share: number): number {
  return Math.round(share * 100) / 100;
}

/**
 * Whether the shares of an ad's screens say something: it was made with Spinreel, and played to its last screen. In ads of other
 * tools, canvases hide which of their parts are elements. A file that only opens must not get a score by what it shows.
 */
export function hasKnownScreens({ maker, failure, stills }: Survey): boolean {
  return maker.origin === 'spinreel' && failure === null && stills.some(({ screen }) => screen === 'outro');
}

/** Why a share is not judged in other ads. */
export const unknownScreensText = 'Can only be measured in ads made with Spinreel and played to their end.';
