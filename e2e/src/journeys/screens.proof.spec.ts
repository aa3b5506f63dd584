import { devices, test } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

test.use({ ...pixel, contextOptions: { reducedMotion: 'no-preference' }, deviceScaleFactor: 1 });

test('every screen fits a phone with touch and motion, and passes the accessibility checks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: page.viewportSize()?.height ?? 0 });
  await tourScreens(page, (screen, part) => checkScreen(page, screen, part));
});
