import type { CreateHost } from '../start-ad.ts';

declare const FbPlayableAd: { onCTAClick(): void };

/**
 * Host adapter for the web views of Meta and Moloco, which share the store call. The web view injects the object after
 * the page has loaded, so the adapter looks it up on each tap. There is no stub or fallback, because networks reject
 * both. Networks search the file for the exact text of the call.
 */
export const createHost: CreateHost = () => ({
  openStore() {
    if (typeof FbPlayableAd !== 'undefined') FbPlayableAd.onCTAClick();
  },
});
