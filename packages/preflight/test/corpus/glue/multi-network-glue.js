import { storeUrl } from './store-urls.js';

/** Opens the store with the call of whichever network shows the ad. */
export function openStore() {
  if (typeof FbPlayableAd !== 'undefined') FbPlayableAd.onCTAClick();
  else if (typeof ExitApi !== 'undefined') ExitApi.exit();
  else if (typeof window.install === 'function') window.install();
  else if (typeof mraid !== 'undefined') mraid.open(storeUrl);
  else if (typeof dapi !== 'undefined') dapi.openStoreUrl();
  else window.open(storeUrl, '_blank');
}

window.gameStart = () => {};
window.gameClose = () => {};

export function whenReady(start) {
  if (typeof mraid !== 'undefined' && mraid.getState() === 'loading') mraid.addEventListener('ready', start);
  else if (typeof dapi !== 'undefined' && !dapi.isReady()) dapi.addEventListener('ready', start);
  else
    window.addEventListener('load', () => {
      setTimeout(() => {
        start();
        if (window.gameReady) window.gameReady();
      }, 50);
    });
}

let hasEnded = false;

export function reportEnd() {
  if (!hasEnded && window.gameEnd) window.gameEnd();
  hasEnded = true;
}
