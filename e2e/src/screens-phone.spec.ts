import { test } from '@playwright/test';
import { tourScreens } from './screens-tour.ts';

test('every screen fits a phone and keeps the rules of accessibility', async ({ page }) => {
  test.setTimeout(400_000);
  await tourScreens(page, [390]);
});
