import { playerScript } from '@spinreel/ad-runtime/player-script';
import type { createAd as CreateAd } from '../../src/create-ad.ts';

declare global {
  interface Window {
    SpinreelAd: { createAd: typeof CreateAd };
  }
}

// The minified script that ships.
const script = document.createElement('script');
script.textContent = playerScript;
document.head.append(script);

export const { createAd } = window.SpinreelAd;
