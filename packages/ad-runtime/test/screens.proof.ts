import { test } from 'vitest';
import { expectScreensAlike } from './support/compare-screens.ts';
import { goldenScreens } from './support/golden-screens.ts';
import { shareBrowser } from './support/share-browser.ts';

const browser = await shareBrowser();

test.each(goldenScreens)('looks as it did: $variant in each of its shapes', (screens) =>
  expectScreensAlike(screens, browser),
);
