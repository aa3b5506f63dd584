import type { Page } from 'playwright-core';
import { awaitAnswer } from './await-answer.ts';

/**
 * Time limit in milliseconds. Only a page that waits forever reaches it, because a busy page is ended for the processor time
 * that it uses.
 */
const loadingLimitMs = 60_000;

/** Opens a page and waits until it has loaded. Rejects if it cannot be opened, or does not finish within a minute. */
export async function loadPage(page: Page, url: string): Promise<void> {
  // If a page is busy from the start, the calls may outlast their own time limits.
  await awaitAnswer(loadingLimitMs, load(page, url));
}

async function load(page: Page, url: string): Promise<void> {
  // The `load` event is not awaited: it never fires if the page tries to navigate while it loads.
  await page.goto(url, { waitUntil: 'commit', timeout: loadingLimitMs });
  const isLoaded = () =>
    document.readyState === 'complete' ||
    // After `document.open()` without `document.close()`, the state is `loading` forever.
    performance.getEntriesByType('navigation').some(({ duration }) => duration > 0);
  await page.waitForFunction(isLoaded, null, { timeout: loadingLimitMs });
}
