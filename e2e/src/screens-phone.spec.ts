import { test } from '@playwright/test';
import { tourScreens } from './screens-tour.ts';

test('every screen fits a phone and keeps the rules of accessibility', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await tourScreens(page);
});
