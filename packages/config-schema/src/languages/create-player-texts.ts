import type { AdLanguage } from './ad-languages.ts';
import { formatSpinsLeft } from './format-spins-left.ts';
import { playerLabels } from './player-labels.ts';
import type { PlayerTexts } from './player-texts.ts';

/** Creates the player's texts for an ad. The player has no plural rules, so they are finished. */
export function createPlayerTexts(language: AdLanguage, pauseCount: number): PlayerTexts {
  return {
    ...playerLabels[language],
    spinsLeft: Array.from({ length: pauseCount + 1 }, (_, count) => formatSpinsLeft(count, language)),
  };
}
