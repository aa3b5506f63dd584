import { test } from '@playwright/test';
import { tourScreens } from './screens-tour.ts';

test('every screen holds together on a desktop and keeps the rules of accessibility', async ({ page }) => {
  test.setTimeout(300_000);
  await tourScreens(page);
});
