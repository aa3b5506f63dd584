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

test('F12: a change made an instant before leaving is not lost', async ({ page }) => {
  await unlock(page);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.getByLabel('Ad name').fill('At the last moment');
  await page.reload();
  await expect(page.getByLabel('Ad name')).toHaveValue('At the last moment');
});

test('F11: while the server is away the work is kept on this device, and saved once it is back', async ({
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

test('F7: two pages on one ad follow each other, and bring different changes together', async ({
  page,
  context,
}) => {
  await unlock(page);
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('Saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Ad name')).toHaveValue('Untitled Ad');
  await page.getByLabel('Ad name').fill('From the first page');
  await expect(other.getByLabel('Ad name')).toHaveValue('From the first page');

  // Both change something else while the server is away, so that neither can follow in time.
  for (const each of [page, other]) await each.route('**/api/ads/**', (route) => route.abort());
  await page.getByLabel('Ad name').fill('Renamed');
  await other.getByRole('radio', { name: 'Solid colour' }).click();
  for (const each of [page, other])
    await expect(each.getByRole('status', { name: 'Saving' })).toContainText('Offline');
  for (const each of [page, other]) await each.unroute('**/api/ads/**');
  await expect(other.getByLabel('Ad name')).toHaveValue('Renamed', { timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'Solid colour' })).toBeChecked({ timeout: 60_000 });
  await expect(saving).toContainText('Saved');
});

test('F7: the same thing changed on two pages is asked about, with what differs', async ({
  page,
  context,
}) => {
  await unlock(page);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Ad name')).toHaveValue('Untitled Ad');
  await other.route('**/api/ads/**', (route) => route.abort());
  await other.getByLabel('Ad name').fill('Other');
  await page.getByLabel('Ad name').fill('First');
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await other.unroute('**/api/ads/**');
  const question = other.getByRole('dialog', { name: 'Which version should stay?' });
  await expect(question).toContainText('They differ in: ad name', { timeout: 60_000 });
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(other.getByLabel('Ad name')).toHaveValue('First');
  await other.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Other');
});

test('leaving is asked about only while the server is away and something is unsaved', async ({ page }) => {
  await unlock(page);
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('Saved');
  await page.route('**/api/ads/**', (route) => route.abort());
  await page.getByLabel('Ad name').fill('Written offline');
  await expect(saving).toContainText('Offline');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
});

test('F13: a browser that keeps nothing says so, and all else works', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await unlock(page);
  await page.getByLabel('Ad name').fill('Private');
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('This browser keeps no copy of its own.');
  await expect(saving).toContainText('Saved');
  await page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Untitled Ad');
});
