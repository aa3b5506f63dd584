import { expect, type FrameLocator, type Page } from '@playwright/test';
import { tapInFrame } from '../../support/tap-in-frame.ts';
import { openStep } from '../../support/customized-ad.ts';
import { checkAtAllWidths, checkScreen } from '../../support/check-screen.ts';
import { test } from '../../support/test.ts';

const storeUrl = 'https://apps.apple.com/app/id0000000000';

// Requirement: preview.as-network
test('an ad plays in the simulated host of AppLovin, which hides it and reports its calls', async ({
  page,
}) => {
  await openPreview(page);
  await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
  await previewAs(page, 'AppLovin');
  await expect(page).toHaveURL(/[?&]as=applovin(&|$)/);
  await expect(page.getByRole('img', { name: 'Close button of AppLovin' })).toBeVisible();
  await expect(page.getByText('AppLovin draws its close button in the top right corner.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events' })).toHaveCount(0);
  const calls = page.getByRole('log', { name: 'Calls of the ad to AppLovin' });
  await expect(calls.getByText('The ad can be played')).toBeVisible();

  const ad = adIn(page);
  // Slowly, so that the ad does not reach its own first pause before it is hidden.
  await setSpeed(ad, 0.2);
  await spin(ad);
  // At once: a click of Playwright first waits until the layout is stable.
  await page.getByRole('button', { name: 'Hide ad' }).dispatchEvent('click');
  await expect(page.getByText(/^The ad is hidden/)).toBeVisible();
  await expect.poll(() => isPaused(ad)).toBe(true);
  const hiddenAt = await readTime(ad);
  // Before the first pause of the ad itself.
  expect(hiddenAt).toBeLessThan(0.95);
  await page.getByRole('button', { name: 'Show ad' }).click();
  await expect.poll(() => readTime(ad)).toBeGreaterThan(hiddenAt);
  await setSpeed(ad, 1);

  await playToStore(ad, 2);
  await expect(calls.getByText('Opened the store')).toBeVisible();
  await expect(calls.getByText(storeUrl)).toBeVisible();
  await expect(calls.getByText('ENDCARD_SHOWN')).toBeVisible();
  await checkScreen(page, '4-preview-as-applovin');
  // The store is never opened.
  expect(page.context().pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Tap the ad to see what it reports to AppLovin.')).toBeVisible();
});

// Requirement: preview.as-network
test('an ad plays from cover to store in the simulated host of a network that knows the store page @proof', async ({
  page,
}) => {
  await openPreview(page);
  await previewAs(page, 'Meta Ads');
  const calls = page.getByRole('log', { name: 'Calls of the ad to Meta' });
  await expect(page.getByText('Tap the ad to see what it reports to Meta.').or(calls)).toBeVisible();
  const ad = adIn(page);
  await spin(ad);
  await playToStore(ad, 2);
  await expect(calls.getByText('Opened the store page of the campaign')).toBeVisible();
});

// Requirement: preview.as-network
test('the network is chosen with the keyboard, and stays chosen after a reload and in other steps; one that would refuse the ad says why @proof', async ({
  page,
}) => {
  await openPreview(page);
  const field = page.getByRole('combobox', { name: 'Preview as' });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Spinreel preview' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Networks of this ad' })).toBeVisible();
  await page.keyboard.type('Unity');
  await expect(page.getByRole('option', { name: /^Unity Ads/ })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(/Unity Ads/);
  const mute = page.getByRole('button', { name: 'Mute', exact: true });
  await mute.click();
  await expect(page.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveText(/Unity Ads/);
  await expect(mute).toBeEnabled();
  await page
    .getByRole('button', { name: /^Export/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveText(/Unity Ads/);

  await page.route('**/preview?network=meta', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'unacceptable', message: 'Add a store URL.' } } }),
  );
  await choose(page, 'Meta Ads');
  await expect(page.getByRole('region', { name: 'Preview', exact: true }).getByRole('alert')).toContainText(
    'Add a store URL.',
  );
  await expect(
    page.getByText('The preview could not be made, so the ad has not run. Retry above.'),
  ).toBeVisible();
});

// Requirement: preview.as-network
test('the controls of a network are in its corners of the ad on any screen @proof', async ({ page }) => {
  await openPreview(page);
  await previewAs(page, 'InMobi');
  const close = page.getByRole('img', { name: 'Close button of InMobi' });
  const reserved = page.getByRole('img', { name: 'Reserved corner of InMobi' });
  await expect(close).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const shape of ['2:3', 'Landscape']) {
      await page.getByRole('button', { name: shape, exact: true }).click();
      await expect
        .poll(async () => {
          const [frame, right, left] = await Promise.all([
            page.locator('iframe[title="Ad preview"]').boundingBox(),
            close.boundingBox(),
            reserved.boundingBox(),
          ]);
          if (frame === null || right === null || left === null) return null;
          return [
            right.x + right.width - frame.x - frame.width,
            right.y - frame.y,
            left.x - frame.x,
            left.y - frame.y,
            // The controls of a phone that is 390 px wide, on this frame.
            right.width - (50 / 390) * Math.min(frame.width, frame.height),
            left.height - (50 / 390) * Math.min(frame.width, frame.height),
          ].map((difference) => Math.abs(Math.round(difference)));
        })
        .toEqual([0, 0, 0, 0, 0, 0]);
    }
  }
  await checkAtAllWidths(page, '4-preview-as-inmobi');
});

/** Opens the fourth step of a new ad that has all it needs before. */
async function openPreview(page: Page): Promise<void> {
  await openStep(page, 4, { cta: { storeUrl } });
}

/** Chooses a network and waits until the ad runs in its host. */
async function previewAs(page: Page, label: string): Promise<void> {
  const answered = page.waitForResponse(/\/preview\?network=/);
  await choose(page, label);
  const url = (await answered).headers()['content-location'];
  await expect(page.locator('iframe[title="Ad preview"]')).toHaveAttribute('src', url ?? 'none');
}

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Preview as' }).click();
  await page
    .getByRole('option')
    .filter({ has: page.getByText(label, { exact: true }) })
    .click();
}

function adIn(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Ad preview"]');
}

/** Taps the ad's button and waits until the video plays on. */
async function spin(ad: FrameLocator): Promise<void> {
  const button = ad.getByRole('button', { name: 'Spin!' }).locator('visible=true');
  await expect(button).toBeVisible();
  const before = await readTime(ad);
  await tapInFrame(ad.owner(), button);
  await expect.poll(() => readTime(ad), { intervals: [50] }).toBeGreaterThan(before);
}

/** Ends each pause and taps the button to the store. */
async function playToStore(ad: FrameLocator, pauseCount: number): Promise<void> {
  for (let pause = 0; pause < pauseCount; pause += 1) {
    await expect.poll(() => isPaused(ad)).toBe(true);
    await spin(ad);
  }
  const store = ad.getByRole('button', { name: 'Download Now!' });
  await expect(store).toBeVisible();
  await tapInFrame(ad.owner(), store);
}

/** Reads the position of the ad's video in seconds; 0 before the ad has created it. */
function readTime(ad: FrameLocator): Promise<number> {
  return ad.locator('body').evaluate(() => document.querySelector('video')?.currentTime ?? 0);
}

async function setSpeed(ad: FrameLocator, playbackRate: number): Promise<void> {
  await ad.locator('video').evaluate((video: HTMLVideoElement, rate) => {
    video.playbackRate = rate;
  }, playbackRate);
}

function isPaused(ad: FrameLocator): Promise<boolean> {
  return ad.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused);
}
