import type { CreateHost } from '../start-ad.ts';

declare const MTRG: { onCTAClick(): void };

/** Host adapter for myTarget. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (typeof MTRG !== 'undefined') MTRG.onCTAClick();
  },
});
