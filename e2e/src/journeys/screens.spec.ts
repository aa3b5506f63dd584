// Requirement: wizard.screens, wizard.zoom
import { test } from '@playwright/test';
import { checkScreen, checkWidth } from '../support/check-screen.ts';
import { expectEverythingReachable, expectNoMovement } from '../support/reachable-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';

const desktop = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 900 };
const phone = { width: 390, height: 839 };
/** The desktop at 200 %, and the narrowest window of WCAG 1.4.10. */
const zoomedWindows = [
  { width: 720, height: 450 },
  { width: 320, height: 450 },
];

test('every screen fits a desktop, a tablet, a phone and a zoomed window, where every control is reachable', async ({
  page,
}) => {
  await tourScreens(page, async (screen, part) => {
    await checkScreen(page, `${screen}-desktop`, part);
    await page.setViewportSize(tablet);
    await checkWidth(page, `${screen}-tablet`);
    for (const viewport of zoomedWindows) {
      await page.setViewportSize(viewport);
      const name = `${screen}-${viewport.width}`;
      await checkWidth(page, name);
      await expectEverythingReachable(page, name);
      await expectNoMovement(page, name);
    }
    await page.setViewportSize(phone);
    await checkScreen(page, `${screen}-phone`, part);
    await page.setViewportSize(desktop);
  });
});
