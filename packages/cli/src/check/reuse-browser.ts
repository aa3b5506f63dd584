import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Browser } from 'playwright-core';

/** One browser for many files. */
export interface ReusedBrowser {
  /** Resolves to the browser. A hostile file may end it: then a new one is started. */
  get(): Promise<Browser>;
  close(): Promise<void>;
}

/** Starts a browser without network access. Rejects as `launchChromium` does. The caller closes it. */
export async function reuseBrowser(): Promise<ReusedBrowser> {
  const launch = () => launchChromium({ isSealed: true });
  let browser = await launch();
  return {
    async get() {
      if (!browser.isConnected()) browser = await launch();
      return browser;
    },
    close: () => browser.close(),
  };
}
