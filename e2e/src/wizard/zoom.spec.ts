import { test } from '@playwright/test';
import { checkWidth } from '../support/check-screen.ts';
import { expectEverythingReachable, expectNoMovement } from '../support/reachable-screen.ts';
import { tourScreens } from '../support/screens-tour.ts';

// A window of 1440 x 900 at 200 %, of a person who wants no motion.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
});

// Requirement: wizard.zoom
test('at 200 % and at 320 px every control of every screen is reachable, and nothing moves with reduced motion', async ({
  page,
}) => {
  await tourScreens(page, [720, 320], async (name) => {
    await checkWidth(page, name);
    await expectEverythingReachable(page, name);
    await expectNoMovement(page, name);
  });
});
