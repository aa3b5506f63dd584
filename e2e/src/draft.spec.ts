import { expect, test } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { unlock, uploadCoverAndVideo } from './wizard.ts';

test('a reload brings the whole draft back, uploads included', async ({ page }) => {
  await unlock(page);
  await page.getByLabel('Ad name').fill('Lucky Friday');
  await uploadCoverAndVideo(page, { cover: fixtureMedia.cover.path, video: fixtureMedia.slotClip.path });
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Friday');
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove gameplay video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Timeline' })).toBeEnabled();
});

test('a change made an instant before leaving is not lost', async ({ page }) => {
  await unlock(page);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.getByLabel('Ad name').fill('At the last moment');
  await page.reload();
  await expect(page.getByLabel('Ad name')).toHaveValue('At the last moment');
});

test('while the server is away the work is kept on this device, and saved once it is back', async ({
  page,
}) => {
  await unlock(page);
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('Saved');
  await page.route('**/api/ads/**', (route) => route.abort());
  await page.getByLabel('Ad name').fill('Written offline');
  await expect(saving).toContainText('Offline, kept on this device');
  await page.unroute('**/api/ads/**');
  await expect(saving).toContainText('Saved', { timeout: 60_000 });
});
