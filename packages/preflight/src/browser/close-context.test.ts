import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { openInHost } from '../play-in-host.ts';
import { launchChromium } from './launch-chromium.ts';

test.each<[string, (browser: Browser) => Promise<unknown>]>([
  ['has ended', (browser) => browser.close()],
  ['ends at the same time', crash],
])('closes an ad whose browser %s', async (_when, end) => {
  const browser = await launchChromium({ isSealed: true });
  const bytes = new TextEncoder().encode('<!doctype html><title>Ad</title><button>Play</button>');
  const ad = await openInHost({ bytes, network: networks.moloco, browser });
  await end(browser);
  await expect(ad.close()).resolves.toBeUndefined();
  await browser.close();
});

/** Ends the browser without waiting for its end. */
async function crash(browser: Browser): Promise<void> {
  const devTools = await browser.newBrowserCDPSession();
  // There is no answer, because the browser is gone.
  devTools.send('Browser.crash').catch(() => {});
}
