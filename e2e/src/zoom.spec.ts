import { test } from '@playwright/test';
import { fitWidth } from './looked-at-screen.ts';
import { reachEverything, standStill } from './reachable-screen.ts';
import { tourScreens } from './screens-tour.ts';

// A window of 1440 x 900 at 200 %, of a person who wants no motion.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
});

test('at 200 % and at 320 px every control of every screen is in reach, and without motion nothing moves', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await tourScreens(page, [720, 320], async (name) => {
    await fitWidth(page, name);
    await reachEverything(page, name);
    await standStill(page, name);
  });
});
