import type { AdConfig } from '../ad/ad-config.ts';
import type { Cta } from '../ad/ad-content.ts';
import { defaults } from '../ad/defaults.ts';

/** Whether the cover text can be edited: only while it is shown (requirement customize.dependent-inputs). */
export function isCoverTextEditable(cta: Cta | undefined): boolean {
  return cta?.showCoverText ?? defaults.cta.showCoverText;
}

/** Whether the text of the spinning button can be edited: only if the player draws a button that stays. */
export function isSpinningLabelEditable({ cta, assets }: AdConfig): boolean {
  if (cta?.spinControl === 'highlight' || assets?.spinButtonImage?.filePath) return false;
  return cta?.showButtonWhileSpinning ?? defaults.cta.showButtonWhileSpinning;
}

/** Whether the badge's animations can be chosen: only while the badge is shown somewhere. */
export function areBadgeAnimationsEditable(cta: Cta | undefined): boolean {
  const shown = { ...defaults.cta, ...cta };
  return shown.showWinningBadgeWhenPlaybackFinishes || shown.showWinningBadgeOnOutro;
}
