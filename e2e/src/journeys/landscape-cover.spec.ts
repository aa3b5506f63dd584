import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallLandscapeCover } from '@spinreel/fixtures/make-small-landscape-cover';
import { openStep } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { test } from '../support/test.ts';
import { chooseFile, continueTo, openWizard } from '../support/wizard.ts';

// Requirement: playback.landscape-cover
test('a landscape cover is uploaded below the cover, replaced, removed and restored', async ({ page }) => {
  await openWizard(page);
  const panel = page.getByRole('region', { name: 'Cover image' });
  await expect(panel.getByText('Shown when the phone is held sideways.')).toBeVisible();
  await chooseFile(page, 'cover image', await makeSmallCover());
  await chooseFile(page, 'landscape cover image', await makeSmallLandscapeCover());
  const image = panel.getByRole('img', { name: 'Landscape cover image' });
  await expect(image).toBeVisible();
  await page.getByLabel('Replace landscape cover image').setInputFiles(fixtureMedia.background.path);
  await expect(panel.getByText('background.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Remove landscape cover image' }).click();
  await expect(image).toBeHidden();
  await expect(panel.getByRole('img', { name: 'Cover image', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(image).toBeVisible();
});

// Requirement: playback.landscape-cover
test('the stage, the preview and the finished file show the landscape cover when the phone is turned @proof', async ({
  page,
}, testInfo) => {
  await openStep(page, 1, { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } });
  await chooseFile(page, 'landscape cover image', await makeSmallLandscapeCover());
  await expect(page.getByRole('button', { name: 'Remove landscape cover image' })).toBeVisible();
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  const image = page.getByTestId('stage').locator('img:not(.wide)').first();
  await expect.poll(() => readOrientation(image)).toBe('portrait');
  await page.getByRole('button', { name: 'Landscape', exact: true }).click();
  await expect.poll(() => readOrientation(image)).toBe('landscape');

  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await page.getByRole('button', { name: 'Landscape', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Ad preview"]').locator('#cover img:visible');
  await expect.poll(() => readOrientation(preview)).toBe('landscape');

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  await page.getByRole('button', { name: 'Export HTML' }).click();
  const { bytes } = await downloadFile(page, () => page.getByRole('link', { name: 'Download Ad' }).click());
  const path = testInfo.outputPath('ad.html');
  await writeFile(path, bytes);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(pathToFileURL(path).href);
  const cover = page.locator('#cover img:visible');
  expect(await readOrientation(cover)).toBe('landscape');
  const { width, height } = (await cover.boundingBox())!;
  expect(width).toBeCloseTo(844, 0);
  expect(height).toBeGreaterThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await readOrientation(cover)).toBe('portrait');
  expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

/** Reads whether the file of an image is wide or tall. */
async function readOrientation(image: Locator): Promise<'landscape' | 'portrait'> {
  return await image.evaluate((element: HTMLImageElement) =>
    element.naturalWidth > element.naturalHeight ? 'landscape' : 'portrait',
  );
}
