import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';
import { listFrames } from '../support/wizard.ts';

// Requirement: wizard.keyboard
test('the wizard can be used with a keyboard only', async ({ page }) => {
  // While somebody listens, dialogs of the system stay closed. Otherwise a key could arrive before `waitForEvent` does.
  page.on('filechooser', () => {});
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Create Ad' }).first());
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(accessPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();

  const { fileName, mimeType, path } = fixtureMedia.cover;
  await choose(page, page.getByLabel('Upload cover image'), {
    name: fileName,
    mimeType,
    buffer: await readFile(path),
  });
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  const clip = Buffer.from(await makeFrameCodedVideo());
  await choose(page, page.getByLabel('Upload gameplay video'), {
    name: 'clip.mp4',
    mimeType: 'video/mp4',
    buffer: clip,
  });
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continue to Timeline' }));

  await expect(page.getByRole('heading', { name: 'Configure Interaction Points' })).toBeVisible();
  await focus(page, page.getByRole('radio', { name: 'Double Spin' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Single Spin' })).toBeChecked();
  await focus(page, page.getByRole('button', { name: 'Next frame' }));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('p');
  expect(await listFrames(page)).toEqual([29]);
  await press(page, page.getByRole('button', { name: 'Continue to Customization' }));

  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
  await focus(page, page.getByLabel('Store URL'));
  await page.keyboard.type('https://play.google.com/store/apps/details?id=example');
  await press(page, page.getByRole('button', { name: 'Continue to Preview' }));
  await expect(page.getByRole('heading', { name: 'Preview Your Ad' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continue to Export' }));
  await press(page, page.getByRole('button', { name: 'Export ZIP' }));
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
  await focus(page, page.getByRole('link', { name: 'Download Ad' }));
});

/** Moves the focus with Tab until it is on an element. */
async function focus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await focus(page, button);
  await page.keyboard.press('Enter');
}

async function choose(
  page: Page,
  input: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await focus(page, input);
  const dialog = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(file);
}
