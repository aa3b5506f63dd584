// Requirement: wizard.screens, wizard.zoom
import { checkScreen } from '../support/check-screen.ts';
import { checkReachable } from '../support/reachable-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';
import { test } from '../support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 839 };
/** The narrowest window of WCAG 1.4.10. */
const narrowest = { width: 320, height: 450 };

// A tablet, and a desktop at 200 %: screens.proof.spec.ts.
test('every screen fits a desktop, a phone and a zoomed window, where every control is reachable', async ({
  page,
}) => {
  await tourScreens(page, async (screen, part) => {
    await checkScreen(page, `${screen}-desktop`, part);
    await page.setViewportSize(narrowest);
    await checkReachable(page, `${screen}-${narrowest.width}`);
    await page.setViewportSize(phone);
    await checkScreen(page, `${screen}-phone`, part);
    await page.setViewportSize(desktop);
  });
});
