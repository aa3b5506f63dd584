import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchChromium } from '../src/browser/launch-chromium.ts';

/**
 * Starts a sealed browser for the tests of a file, and closes it after them. Each file has one: a page that never responds
 * would delay the tests of others.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launchChromium({ isSealed: true });
  afterAll(() => browser.close());
  return browser;
}
