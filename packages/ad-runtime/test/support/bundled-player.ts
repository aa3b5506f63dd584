import type { createAd as CreateAd } from '../../src/create-ad.ts';
import { selectPlayerScript } from '../../src/script/select-player-script.ts';

declare global {
  interface Window {
    SpinreelAd: { createAd: typeof CreateAd };
  }
}

/** Starts an ad with the minified script that ships with it. */
export const createAd: typeof CreateAd = (root, ad, host) => {
  const script = document.createElement('script');
  script.textContent = selectPlayerScript(ad);
  document.head.append(script);
  script.remove();
  return window.SpinreelAd.createAd(root, ad, host);
};
