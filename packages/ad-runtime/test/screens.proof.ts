import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { expectScreensAlike } from './support/compare-screens.ts';
import { goldenScreens } from './support/golden-screens.ts';
import { launchOptions } from './support/launch-options.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

test.each(goldenScreens)('looks as it did: $variant in each of its shapes', (screens) =>
  expectScreensAlike(screens, browser),
);
