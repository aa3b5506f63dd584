export function openStore() {
  ExitApi.exit();
}

export function whenReady(start) {
  start();
}

export function reportEnd() {}
