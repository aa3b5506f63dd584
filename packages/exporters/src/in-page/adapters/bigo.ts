import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

declare global {
  interface Window {
    /** Defined by the network's script, possibly after the page has loaded. */
    readonly BGY_MRAID?: { open(): void; gameReady(): void; gameEnd(): void };
  }
}

declare const BGY_MRAID: NonNullable<Window['BGY_MRAID']>;

/** Host adapter for BIGO. `open()` has no argument: the network opens the URL of its campaign. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (window.BGY_MRAID) BGY_MRAID.open();
  },
  event: createLifecycle(
    (stage) => {
      if (stage === 'ready') BGY_MRAID.gameReady();
      if (stage === 'end') BGY_MRAID.gameEnd();
    },
    () => window.BGY_MRAID,
  ),
});
