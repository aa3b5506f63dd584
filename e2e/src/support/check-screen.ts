import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Checks the current screen: it has no horizontal overflow and complies with WCAG 2.2 AA. Stores a screenshot with the
 * test results.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await checkWidth(page, name);
  const { violations } = await new AxeBuilder({ page })
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
  expect(problems).toEqual([]);
}

/** Whether a control that is partly covered by a bar is large enough after it has been scrolled into view. */
async function isLargeInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: 'end' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length === 0;
}

/** Checks that the screen has no horizontal overflow, and stores a screenshot with the test results. */
export async function checkWidth(page: Page, name: string): Promise<void> {
  // From the top, because a sticky bar may cover parts of controls further down.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Screens fade in, and half-transparent text has too little contrast.
  await page.waitForTimeout(600);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  // A phone zooms out to show overflowing content, so the window's own width would hide the overflow.
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  const overflowPx = contentWidth - (page.viewportSize()?.width ?? 0);
  expect(overflowPx, `${name} overflows by ${overflowPx} px`).toBeLessThanOrEqual(0);
}
