import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

/** The details of the network's first event. */
interface InitDetail {
  readonly tokens?: { readonly START_MUTED?: unknown };
}

/**
 * Host adapter for Liftoff Monetize (Vungle). The ad runs in a frame of the network's page, which sends its own events to
 * the ad's window. Networks search the file for the exact text of the calls.
 */
export const createHost: CreateHost = () => ({
  openStore() {
    parent.postMessage('download', '*');
  },
  onVisibility(setVisible) {
    addEventListener('ad-event-pause', () => setVisible(false));
    addEventListener('ad-event-resume', () => setVisible(true));
  },
  onVolume(setVolume) {
    addEventListener('ad-event-init', (event) => {
      const { detail } = event as CustomEvent<InitDetail | null>;
      // Tokens are text, so `"false"` must not mute the ad.
      const token = detail && detail.tokens && detail.tokens.START_MUTED;
      setVolume(String(token) === 'true' ? 0 : 1);
    });
  },
  event: createLifecycle(
    (stage) => {
      if (stage === 'end') parent.postMessage('complete', '*');
    },
    () => true,
  ),
});
