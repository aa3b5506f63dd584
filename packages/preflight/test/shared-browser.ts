import type { Browser } from 'playwright-core';
import { launchChromium } from '../src/browser/launch-chromium.ts';

let shared: Promise<Browser> | null = null;

/**
 * Returns the sealed browser of this process: starting one takes as much of a processor as playing an ad for several seconds.
 * Playwright ends it with the process. Each file that uses it closes its pages with `closeSharedPages`.
 */
export async function openSharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchChromium({ isSealed: true });
  return await shared;
}

/** Closes what is open in the browser of this process, so that no page plays on while other files are tested. */
export async function closeSharedPages(): Promise<void> {
  const browser = await shared;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
