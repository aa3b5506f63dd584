export function openStore() {
  FbPlayableAd.onCTAClick();
}

export function whenReady(start) {
  start();
}

export function reportEnd() {}
