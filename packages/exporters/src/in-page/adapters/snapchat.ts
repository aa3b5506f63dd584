import type { CreateHost } from '../start-ad.ts';

declare const ScPlayableAd: { onCTAClick(): void };

/** Host adapter for Snapchat. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (typeof ScPlayableAd !== 'undefined') ScPlayableAd.onCTAClick();
  },
});
