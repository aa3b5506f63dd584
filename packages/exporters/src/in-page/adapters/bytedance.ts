import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

declare global {
  interface Window {
    /** Defined by the network's script, possibly after the page has loaded. */
    readonly openAppStore?: () => void;
    readonly playableSDK?: { readonly sendEvent?: (name: string) => void };
  }
}

const eventNames = { ready: 'loadMainScene', start: 'startPlayPlayable', end: 'finishPlayPlayable' } as const;

/** Host adapter for TikTok and Pangle. The network's script defines its functions late and replaces stubs. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (window.openAppStore) window.openAppStore();
  },
  event: createLifecycle(
    (stage) => {
      const sdk = window.playableSDK;
      if (sdk && sdk.sendEvent) sdk.sendEvent(eventNames[stage]);
    },
    () => window.playableSDK,
  ),
});
