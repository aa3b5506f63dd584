import { devices } from '@playwright/test';
import { checkScreen, checkWidth } from '../support/check-screen.ts';
import { checkReachable } from '../support/reachable-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';
import { test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

const desktop = { width: 1440, height: 900 };

test('every screen fits a tablet and a desktop at 200 %, where every control is reachable', async ({
  page,
}) => {
  await tourScreens(page, async (screen) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await checkWidth(page, `${screen}-tablet`);
    await page.setViewportSize({ width: 720, height: 450 });
    await checkReachable(page, `${screen}-720`);
    await page.setViewportSize(desktop);
  });
});

test.describe(() => {
  test.use({ ...pixel, contextOptions: { reducedMotion: 'no-preference' }, deviceScaleFactor: 1 });

  test('every screen fits a phone with touch and motion, and passes the accessibility checks', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: page.viewportSize()?.height ?? 0 });
    await tourScreens(page, (screen, part) => checkScreen(page, screen, part));
  });
});
