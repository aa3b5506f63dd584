import type { Cta } from './ad-config.ts';
import { defaults } from './defaults.ts';

/** Whether the cover text can be typed: only while it is shown (product spec, section 5). */
export function isCoverTextEditable(cta: Cta | undefined): boolean {
  return cta?.showCoverText ?? defaults.cta.showCoverText;
}

/** Whether the badge's animations can be chosen: not while it is shown nowhere. */
export function areBadgeAnimationsEditable(cta: Cta | undefined): boolean {
  const shown = { ...defaults.cta, ...cta };
  return shown.showWinningBadgeWhenPlaybackFinishes || shown.showWinningBadgeOnOutro;
}
