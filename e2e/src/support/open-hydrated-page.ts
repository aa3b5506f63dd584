import type { Page } from '@playwright/test';

/** Opens a prerendered page, and waits until its scripts have hydrated all of it and the browser is idle. */
export async function openHydratedPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The sections of a page are hydrated one by one. React adds such a key to each element when it has hydrated its content.
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, main section')];
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
    );
  });
  // What the page does when it is idle comes first. The time limit is for pages that are never idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
}
