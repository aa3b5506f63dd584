import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Checks the current screen: it has no horizontal overflow and complies with WCAG 2.2 AA. Stores a screenshot with the
 * test results.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await fitWidth(page, name);
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

/**
 * Whether a control that a bar at an edge of the window covers in part is large enough once it is scrolled into view.
 */
async function isLargeInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: 'end' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length === 0;
}

/** Checks that the screen has no horizontal overflow, and stores a screenshot with the test results. */
export async function fitWidth(page: Page, name: string): Promise<void> {
  // From its top: what a bar that stays in sight happens to cover further down is no smaller for it.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Screens fade in; half-transparent text has no contrast of its own.
  await page.waitForTimeout(600);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  // A phone zooms out to show what sticks out, so the window's own width would hide it.
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  const sideways = contentWidth - (page.viewportSize()?.width ?? 0);
  expect(sideways, `${name} sticks out by ${sideways} px`).toBeLessThanOrEqual(0);
}
