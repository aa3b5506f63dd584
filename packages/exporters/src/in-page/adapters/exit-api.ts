import type { CreateHost } from '../start-ad.ts';

declare const ExitApi: { exit(): void };

/** Host adapter for Google's App campaigns. The network's script in the page's head defines `ExitApi`. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (typeof ExitApi !== 'undefined') ExitApi.exit();
  },
});
