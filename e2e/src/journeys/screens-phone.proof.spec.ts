// Requirement: wizard.screens
import { test } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, deviceScaleFactor: 1 });

test('every screen fits a phone and passes the accessibility checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: page.viewportSize()?.height ?? 0 });
  await tourScreens(page, (screen) => checkScreen(page, screen));
});
