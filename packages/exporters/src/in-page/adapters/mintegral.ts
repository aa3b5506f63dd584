import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

declare global {
  interface Window {
    /** The host's functions. It may define them after the page has loaded. */
    readonly install?: () => void;
    readonly gameReady?: () => void;
    readonly gameEnd?: () => void;
    /** The ad's functions, which the host calls when it shows and when it closes the ad. */
    gameStart?: () => void;
    gameClose?: () => void;
  }
}

/** Host adapter for Mintegral. The calls double as the network's events. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (window.install) window.install();
  },
  onVisibility(setVisible) {
    window.gameStart = () => setVisible(true);
    window.gameClose = () => setVisible(false);
  },
  event: createLifecycle(
    (stage) => {
      if (stage === 'ready' && window.gameReady) window.gameReady();
      if (stage === 'end' && window.gameEnd) window.gameEnd();
    },
    () => window.gameReady,
  ),
});
