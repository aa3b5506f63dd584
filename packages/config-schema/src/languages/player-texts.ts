import type { AdLanguage } from './ad-languages.ts';
import { formatSpinsLeft } from './format-spins-left.ts';
import { playerLabels, type PlayerLabels } from './player-labels.ts';

/** The texts of an ad that its maker does not write. */
export interface PlayerTexts extends PlayerLabels {
  /** The counter next to the spin button, by the number of spins that are left. */
  readonly spinsLeft: readonly string[];
}

/** Creates the player's texts for an ad. The player has no plural rules, so they are finished. */
export function createPlayerTexts(language: AdLanguage, pauseCount: number): PlayerTexts {
  return {
    ...playerLabels[language],
    spinsLeft: Array.from({ length: pauseCount + 1 }, (_, count) => formatSpinsLeft(count, language)),
  };
}
