// Requirement: wizard.screens
import { test } from '@playwright/test';
import { tourScreens } from '../support/screens-tour.ts';

test('every screen fits a desktop and a tablet and passes the accessibility checks', async ({ page }) => {
  await tourScreens(page, [1440, 1024]);
});
