import type { FingerPlacement, Placement } from '@spinreel/ad-runtime/runtime-ad';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** Mirrors the hand in right-to-left ads. The usual side is left out, so that other ads do not grow by it. */
export function setHandSide(placement: Placement, language: AdLanguage): FingerPlacement {
  return languageFacts[language].direction === 'ltr' ? placement : { ...placement, side: -1 };
}
