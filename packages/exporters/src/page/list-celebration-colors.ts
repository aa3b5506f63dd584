import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';

/** Returns the colors of the confetti: those of the ad's two buttons, gold and white. */
export function listCelebrationColors(buttons: { spin: string; cta: string }): RuntimeAd['badge']['colors'] {
  return [buttons.spin, buttons.cta, '#FFDD66', '#FFFFFF'];
}
