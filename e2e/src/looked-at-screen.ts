import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Looks at a screen as it stands: nothing sticks out to the side, no rule of WCAG 2.2 AA is broken, and a picture of it
 * is kept with the test's results.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await fitWidth(page, name);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing sticks out to the side; a picture of the screen is kept with the test's results. */
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
