import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

// Requirement: site.zoom
test('at 200 % the headline and the first button are in view above the consent banner', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 720, height: 450 },
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.goto('/');
  const banner = await page.getByRole('region', { name: 'May we count visits?' }).boundingBox();
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Get Started Free' }).first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  }
  await context.close();
});

// Requirement: site.zoom
test('the five steps are in one row or below one another, and read in visual order', async ({ page }) => {
  await page.goto('/');
  const steps = page.locator('#demo-video ol h3');
  await expect(steps).toHaveText(['1 Assets', '2 Trim & Pause', '3 Customization', '4 Preview', '5 Export']);
  for (const width of [1440, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect([1, 5]).toContain(new Set(tops).size);
  }
  const icon = await page.getByRole('button', { name: 'Play the walkthrough' }).locator('svg').boundingBox();
  expect(icon?.width).toBeGreaterThanOrEqual(16);
});
