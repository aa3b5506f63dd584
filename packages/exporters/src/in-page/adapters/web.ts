import type { CreateHost } from '../start-ad.ts';

/** Host adapter for an ordinary web page: the tap opens the store in a new tab, or in this one where that is blocked. */
export const createHost: CreateHost = ({ storeUrl }) => ({
  openStore() {
    const opened = open(storeUrl, '_blank');
    if (opened) opened.opener = null;
    else location.assign(storeUrl);
  },
});
