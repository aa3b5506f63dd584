export function openStore() {
  window.install && window.install();
}

window.gameStart = () => {};
window.gameClose = () => {};

export function whenReady(start) {
  // Mintegral's functions exist once the page has loaded.
  window.addEventListener('load', () => {
    setTimeout(() => {
      start();
      window.gameReady && window.gameReady();
    }, 50);
  });
}

let hasEnded = false;

export function reportEnd() {
  if (!hasEnded && window.gameEnd) window.gameEnd();
  hasEnded = true;
}
