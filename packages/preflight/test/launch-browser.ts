import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchChromium } from '../src/browser/launch-chromium.ts';

let launched: Promise<Browser> | undefined;

/**
 * Returns a sealed browser that the test files of a process share, because starting one takes longer than most tests. It ends
 * with the process. After the tests of the file that calls this, its pages are closed.
 */
export async function shareBrowser(): Promise<Browser> {
  launched ??= launchChromium({ isSealed: true });
  const browser = await launched;
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}
