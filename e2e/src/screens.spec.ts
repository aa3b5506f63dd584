import { test } from '@playwright/test';
import { tourScreens } from './screens-tour.ts';

test('every screen holds together on a desktop and a tablet and keeps the rules of accessibility', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await tourScreens(page, [1440, 1024]);
});
