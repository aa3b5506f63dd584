import { storeUrl } from './store-urls.js';

export function openStore() {
  mraid.open(storeUrl);
}

export function whenReady(start) {
  if (mraid.getState() === 'loading') mraid.addEventListener('ready', start);
  else start();
}

export function reportEnd() {}
