import { expect, type Page } from '@playwright/test';
import { networks } from '@spinreel/exporters/networks/index';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import { openInHost } from '@spinreel/preflight/play-in-host';
import { mkdir, writeFile } from 'node:fs/promises';
import { checkAtAllWidths } from '../support/check-screen.ts';
import { openStep } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { test } from '../support/test.ts';
import { chooseFile, openWizard } from '../support/wizard.ts';

// The reels of the clip are 670 by 396 pixels at 305, 152 of 1280 by 720.
const reels = { x: 305 / 1280, y: 152 / 720, width: 670 / 1280, height: 396 / 720 };

// Requirement: crop.reels-offer, crop.reels
test('found reels are offered, and one press crops the video to them', async ({ page }) => {
  await uploadClip(page);
  const { offer, shape, frame } = parts(page);
  await expect(page.getByText('Reels found.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '16:9' })).toBeChecked();
  await expect(frame).toBeHidden();
  const recut = page.waitForRequest(/\/api\/upload\/video\/recut$/);
  await offer.click();
  await expect(shape).toBeChecked();
  await expect(offer).toBeHidden();
  await expectRegion(page, reels, 0.02);
  const sent = (await recut).postDataJSON() as { shape: string; reels: { width: number } };
  expect(sent.shape).toBe('reels');
  expect(sent.reels.width).toBeCloseTo(reels.width, 1);
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  await expect(page.getByText(/^Shows 5\d % of the width and 5\d % of the height\.$/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveCount(0);
  await expect(page.getByText(/Zoom and position are not used for this shape\.$/)).toBeVisible();
  await checkAtAllWidths(page, 'assets-reels');

  await page.reload();
  await expect(shape).toBeChecked();
  await expectRegion(page, reels, 0.02);
  await page.getByRole('radio', { name: '16:9' }).click();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(offer).toBeVisible();
});

// Requirement: crop.reels
test('the area is resized and moved by mouse and by keys, each drag is one step, and it returns to the reels @proof', async ({
  page,
}) => {
  await uploadClip(page);
  const { offer, move, corner, undo, reset } = parts(page);
  await offer.click();
  await expectRegion(page, reels, 0.02);
  const found = await readRegion(page);
  await expect(reset).toBeDisabled();

  const frame = await findFrame(page);
  await drag(page, corner, { x: 0.1 * frame.width, y: 0.15 * frame.height });
  await expectRegion(page, { ...found, width: found.width + 0.1, height: found.height + 0.15 });
  await drag(page, move, { x: -0.1 * frame.width, y: -0.1 * frame.height });
  await expectRegion(page, {
    ...{ x: found.x - 0.1, y: found.y - 0.1 },
    ...{ width: found.width + 0.1, height: found.height + 0.15 },
  });
  await undo.click();
  await expectRegion(page, { ...found, width: found.width + 0.1, height: found.height + 0.15 });
  await undo.click();
  await expectRegion(page, found);

  await drag(page, corner, { x: 0.1 * frame.width, y: 0 }, { isHeld: true });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectRegion(page, found);

  await move.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expectRegion(page, { ...found, x: found.x - 0.005, y: found.y - 0.05 });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expectRegion(page, {
    ...{ x: found.x - 0.005, y: found.y - 0.05 },
    ...{ width: found.width + 0.05, height: found.height + 0.005 },
  });
  await undo.click();
  await expectRegion(page, { ...found, x: found.x - 0.005, y: found.y - 0.05 });
  await reset.click();
  await expectRegion(page, found);
  await expect(reset).toBeDisabled();
  await undo.click();
  await expectRegion(page, { ...found, x: found.x - 0.005, y: found.y - 0.05 });

  await page.getByRole('switch', { name: 'Split screen' }).click();
  await expect(parts(page).shape, 'the shape stays in full-screen mode').toBeChecked();
});

// Requirement: crop.reels
test('without found reels, the area is in the middle, and a message says so @proof', async ({ page }, {
  outputDir,
}) => {
  await mkdir(outputDir, { recursive: true });
  const path = `${outputDir}/frame-codes.mp4`;
  await writeFile(path, await makeFrameCodedVideo());
  await openWizard(page);
  await chooseFile(page, 'gameplay video', path);
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  await parts(page).shape.click();
  await expect(page.getByText('The reels were not found in this video.')).toBeVisible();
  await expectRegion(page, { x: 0.2, y: 0.2, width: 0.6, height: 0.6 });
  await expect(parts(page).reset).toHaveCount(0);
  await expect(parts(page).offer).toHaveCount(0);
});

// Requirement: crop.reels
test('an exported file plays only the area @proof', async ({ page }) => {
  const region = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
  await openStep(page, 5, {
    assets: { gameplayVideo: { width: 1280, height: 720, shape: 'reels', reels: region } },
    cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
  });
  const file = await downloadFile(page, () => page.getByRole('button', { name: 'Export HTML' }).click());
  // The memory of the wizard's browser would count as the ad's.
  await using browser = await launchChromium({ isSealed: true });
  const ad = await openInHost({ bytes: file.bytes, network: networks.moloco, browser });
  const video = ad.page.locator('video');
  const readAspect = () =>
    video.evaluate((element: HTMLVideoElement) => element.videoWidth / element.videoHeight);
  await ad.page.touchscreen.tap(195, 700);
  await expect.poll(readAspect).toBeCloseTo((1280 * region.width) / (720 * region.height), 1);
  await ad.close();
});

async function uploadClip(page: Page): Promise<void> {
  await openWizard(page);
  await chooseFile(page, 'gameplay video', await makeSmallSlotClip());
  await expect(page.getByText('Video processed successfully')).toBeVisible();
}

function parts(page: Page) {
  return {
    offer: page.getByRole('button', { name: 'Use reels only' }),
    shape: page.getByRole('radio', { name: 'Reels only' }),
    frame: page.getByTestId('reels-region'),
    move: page.getByRole('button', { name: 'Move the visible area' }),
    corner: page.getByRole('button', { name: 'Resize the visible area: bottom right corner' }),
    reset: page.getByRole('button', { name: 'Reset to the found reels' }),
    undo: page.getByRole('button', { name: 'Undo', exact: true }).first(),
  };
}

async function readRegion(page: Page): Promise<typeof reels> {
  const style = (await parts(page).frame.getAttribute('style')) ?? '';
  const read = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(style)?.[1]) / 100;
  return { x: read('left'), y: read('top'), width: read('width'), height: read('height') };
}

async function expectRegion(page: Page, expected: typeof reels, tolerance = 0.006): Promise<void> {
  await expect
    .poll(async () => {
      const found = await readRegion(page);
      const sides = ['x', 'y', 'width', 'height'] as const;
      return Math.max(...sides.map((side) => Math.abs(found[side] - expected[side])));
    })
    .toBeLessThan(tolerance);
}

/** Returns the size of the whole frame in pixels. */
async function findFrame(page: Page): Promise<{ width: number; height: number }> {
  const { width, height } = (await parts(page).frame.boundingBox()) ?? { width: 0, height: 0 };
  const region = await readRegion(page);
  return { width: width / region.width, height: height / region.height };
}

/** Drags an element by its center. */
async function drag(
  page: Page,
  target: ReturnType<Page['getByRole']>,
  by: { x: number; y: number },
  how: { isHeld?: boolean } = {},
): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 });
  if (how.isHeld !== true) await page.mouse.up();
}
