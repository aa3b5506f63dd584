import { test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { difference, expectAlike, expectScreensAlike, resize } from './support/compare-screens.ts';
import { goldenAds, goldenMedia, letteredAds, styledCovers } from './support/golden-ads.ts';
import { goldenScreens, shapes, type GoldenScreens } from './support/golden-screens.ts';
import { openAd } from './support/open-ad.ts';
import { shareBrowser } from './support/share-browser.ts';

/** The variants that together show the most parts of an ad. */
const chosenVariants: ReadonlySet<string> = new Set<GoldenScreens['variant']>([
  'split',
  'full',
  'win-card',
  'counted',
  'legal',
]);

const browser = await shareBrowser();

// All variants in all their shapes: screens.proof.ts.
// Requirement: playback.every-shape
test.each(chooseScreens())('looks as it did: $variant', { timeout: 600_000 }, (screens) =>
  expectScreensAlike(screens, browser),
);

test('looks as it did: the first tap comes before the video can play', { timeout: 600_000 }, async () => {
  const viewport = shapes['9x16'];
  const { page, reached } = await openAd({
    browser,
    ad: goldenAds.split(),
    media: await goldenMedia(),
    viewport,
    prepare: () => {
      HTMLMediaElement.prototype.play = () => Promise.resolve();
      HTMLVideoElement.prototype.requestVideoFrameCallback = () => 0;
    },
  });
  await page.touchscreen.tap(viewport.width / 2, viewport.height / 2);
  await reached('start');
  // The last part to appear.
  await page.locator('[aria-label$=ute]').waitFor({ timeout: 240_000 });
  const differences: Record<string, number> = {};
  for (const shape of ['9x16', 'landscape', 'long-landscape'] as const) {
    await resize(page, shapes[shape]);
    const name = `split-${shape}-starting`;
    differences[name] = await difference(page, name);
  }
  await page.close();
  expectAlike(differences);
});

// Requirement: playback.text-fit
test(
  'looks as it did: every font, and the longest labels in every button style',
  { timeout: 600_000 },
  async () => {
    await expectCoversAlike(letteredAds, ({ buttonStyle, cover }) => {
      const { label, fontFamily } = cover.button;
      return `lettering-${fontFamily.replaceAll(' ', '-').toLowerCase()}-${buttonStyle}-${label.length}`;
    });
  },
);

// Requirement: customize.cover-text-style
test('looks as it did: every style of the cover text', { timeout: 600_000 }, async () => {
  await expectCoversAlike(styledCovers, ({ primaryColor, cover }) => {
    const shade = primaryColor === '#FFD700' ? 'bright' : 'dark';
    return `cover-text-${cover.text?.style}-${shade}`;
  });
});

/** Compares the covers of ads with their earlier screenshots. */
async function expectCoversAlike(
  ads: readonly RuntimeAd[],
  nameOf: (ad: RuntimeAd) => string,
): Promise<void> {
  const { cover } = await goldenMedia();
  const differences: Record<string, number> = {};
  const viewport = { width: 270, height: 480 };
  const page = await browser.newPage({ viewport, hasTouch: true });
  for (const ad of ads) {
    const name = nameOf(ad);
    const { reached } = await openAd({ browser, page, ad, media: cover ? { cover } : {}, viewport });
    // It has no video, which is known when everything else is there.
    await reached('error');
    differences[name] = await difference(page, name);
  }
  await page.close();
  expectAlike(differences);
}

/** Chooses one upright and one wide shape of each chosen variant, and a square one. All if they are taken again. */
function chooseScreens(): readonly GoldenScreens[] {
  if (process.env['UPDATE_GOLDENS']) return goldenScreens;
  return goldenScreens
    .filter(({ variant }) => chosenVariants.has(variant))
    .map(({ variant, looks }) => {
      const square = variant === 'split' ? '1x1' : null;
      const wide = looks.find(([shape]) => shape.endsWith('landscape'));
      return {
        variant,
        looks: looks.filter((look, index) => index === 0 || look === wide || look[0] === square),
      };
    });
}
