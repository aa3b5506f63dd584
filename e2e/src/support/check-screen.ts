import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForEntrances } from './wait-for-entrances.ts';

/**
 * Checks the current screen: it has no horizontal overflow and complies with WCAG 2.2 AA. `part` is a selector: only this part
 * is checked for WCAG, because an earlier check covers the rest of the screen.
 */
export async function checkScreen(page: Page, name: string, part = 'html'): Promise<void> {
  await checkWidth(page, name);
  const axe = await createAxe(page);
  const { violations } = await axe
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  const problems: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isCovered = id === 'target-size' && (await isLargeInView(page, String(target[0])));
      if (!isCovered) problems.push(`${id}: ${html}`);
    }
  }
  expect(problems, name).toEqual([]);
}

/**
 * Checks the current screen, or a part of it, on a desktop, a tablet and a phone, and returns to the size of the window. The
 * tablet has the accessibility tree of the desktop, so only its width is checked.
 */
export async function checkAtAllWidths(page: Page, name: string, part?: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  await checkWidth(page, `${name}-1024`);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkScreen(page, `${name}-390`, part);
  await page.setViewportSize({ width: 1440, height: 900 });
  await checkScreen(page, `${name}-1440`, part);
  if (before !== null) await page.setViewportSize(before);
}

/** Whether a control that is partly covered by a bar is large enough after it has been scrolled into view. */
async function isLargeInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: 'end' }));
  const axe = await createAxe(page);
  const { violations } = await axe.include(selector).withRules(['target-size']).analyze();
  return violations.length === 0;
}

/**
 * Frames are not checked, so axe can do its work in the page alone. It describes only violations, and its source is sent to each
 * page once. All of this saves time.
 */
async function createAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const options = isLoaded ? { page, axeSource: ';' } : { page };
  return new AxeBuilder(options).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Checks that the screen has no horizontal overflow. */
export async function checkWidth(page: Page, name: string): Promise<void> {
  // From the top, because a sticky bar may cover parts of controls further down.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Half-transparent text has too little contrast.
  await waitForEntrances(page);
  // Tooltips follow a window that was resized a moment later.
  await expect
    .poll(() => measureOverflowPx(page), `${name} has no horizontal overflow`)
    .toBeLessThanOrEqual(0);
}

async function measureOverflowPx(page: Page): Promise<number> {
  // A phone zooms out to show overflowing content, so the window's own width would hide the overflow.
  const contentWidthPx = await page.evaluate(() => document.documentElement.scrollWidth);
  return contentWidthPx - (page.viewportSize()?.width ?? 0);
}
