// Takes the front page's images: the demo ads' first screens, details of the product with the sample ad, and the film's
// poster. `pnpm --filter @spinreel/walkthrough screenshots`. Needs the built web app and ffmpeg.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { encodingTimeoutMs, openSampleAd } from './open-sample-ad.ts';
import { serveCopy } from './served-copy.ts';
import { storeWebp } from './store-webp.ts';

const port = 4188;
/** Sizes of the details in CSS pixels; `why-choose.tsx` shows them at about this size. */
const sizes = { wide: { width: 680, height: 360 }, narrow: { width: 440, height: 360 } } as const;
const root = new URL('../../../', import.meta.url);
const features = fileURLToPath(new URL('apps/web/src/features/', root));
const demos = new URL('apps/web/demo/dist/', root);

const product = await serveCopy(port);
const browser = await launchBrowser();
try {
  for (const name of ['double-spin', 'single-spin', 'straight-play']) await takeDemoCover(name);
  await takeProductScreenshots();
} finally {
  await browser.close();
  await product.stop();
}

async function takeDemoCover(name: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  await page.goto(new URL(`${name}.html`, demos).href);
  await page.waitForTimeout(1500);
  await storeWebp(await page.screenshot(), join(features, `live-demo/${name}.webp`));
  await page.close();
}

async function takeProductScreenshots(): Promise<void> {
  const page = await browser.newPage({
    baseURL: product.address,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await openSampleAd(page, product);
  await openStep(page, 2, 'Configure Interaction Points');
  const strip = page.getByTestId('timeline-strip');
  await storeDetail(page, { of: strip, size: 'wide', name: 'timeline' });
  await storeDetail(page, { of: strip, size: 'narrow', name: 'timeline-phone' });
  await openStep(page, 3, 'Customize Your Ad');
  const handle = page.getByRole('button', { name: 'Move spin button' });
  await handle.focus();
  await storeDetail(page, { of: handle, size: 'narrow', name: 'placement' });
  await openStep(page, 4, 'Preview Your Ad');
  const ad = page.frameLocator('iframe');
  const spin = ad.getByRole('button', { name: 'Spin!' }).first();
  await expect(spin).toBeVisible({ timeout: encodingTimeoutMs });
  await spin.press('Enter');
  await expect(ad.getByText('2 spins left')).toBeVisible({ timeout: encodingTimeoutMs });
  await page.waitForTimeout(1000);
  await storeDetail(page, { of: page.locator('iframe'), size: 'narrow', name: 'preview' });
  await storePoster(page);
  await openStep(page, 5, 'Export Your Ad');
  await expect(page.getByText('Checking for the networks...')).toBeHidden({ timeout: encodingTimeoutMs });
  const checks = page.getByRole('heading', { name: 'Ready to publish?' });
  await checks.getByRole('button').click();
  await storeDetail(page, { of: checks, size: 'wide', name: 'export', isHeading: true });
  await storeDetail(page, { of: checks, size: 'narrow', name: 'export-phone', isHeading: true });
}

async function openStep(page: Page, step: number, heading: string): Promise<void> {
  const address = new URL(page.url());
  address.searchParams.set('step', String(step));
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  // Images such as the video's frames arrive one after another.
  await page.waitForTimeout(8000);
}

/** Captures a part of the window at twice its size, so that its text is readable on the front page. */
async function storeDetail(
  page: Page,
  detail: { of: Locator; size: keyof typeof sizes; name: string; isHeading?: boolean },
): Promise<void> {
  await detail.of.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await detail.of.boundingBox();
  const window = page.viewportSize();
  if (box === null || window === null) throw new Error(`Nothing to take: ${detail.name}`);
  const { width, height } = sizes[detail.size];
  // A panel is aligned with its heading's icon, a wide part with its start, and a small one is centered.
  const { isHeading = false } = detail;
  const start = isHeading ? box.x - 88 : box.x - 24;
  const left = isHeading || box.width > width ? start : box.x + (box.width - width) / 2;
  const top = isHeading ? box.y - 48 : box.y + (box.height - height) / 2;
  const clip = {
    x: Math.max(0, Math.min(left, window.width - width)),
    y: Math.max(0, Math.min(top, window.height - height)),
    width,
    height,
  };
  await storeWebp(await page.screenshot({ clip }), join(features, `why-choose/${detail.name}.webp`));
}

/** Captures the film's poster: the preview of the sample ad, sharp and not dimmed. */
async function storePoster(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1500);
  await storeWebp(
    await page.screenshot({ scale: 'css' }),
    fileURLToPath(new URL('apps/web/public/walkthrough.webp', root)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
}
