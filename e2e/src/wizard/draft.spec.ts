import { expect } from '@playwright/test';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { test } from '../support/test.ts';
import { openWizard, uploadCoverAndVideo } from '../support/wizard.ts';

// Requirement: autosave.draft-survives
test('a reload restores the complete draft, including uploads', async ({ page }) => {
  await openWizard(page);
  await page.getByLabel('Ad name').fill('Lucky Friday');
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makeSmallSlotClip() });
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Friday');
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove gameplay video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Timeline' })).toBeEnabled();
});

test('a change made through the API is shown when the ad is opened again, and stays @proof', async ({
  page,
  request,
}) => {
  await openWizard(page);
  const name = page.getByLabel('Ad name');
  const saving = page.getByRole('status', { name: 'Saving' });
  await name.fill('From the wizard');
  await expect(saving).toContainText('Saved');
  const address = page.url();
  await page.goto('/');

  // Like a script that changes one field of the ad that it has read.
  const cookies = await page.context().cookies();
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ');
  const headers = { cookie, origin: new URL(address).origin };
  const path = new URL(`/api/ads/${new URL(address).searchParams.get('ad')}`, address).href;
  const { data } = await (await request.get(path, { headers })).json();
  const config = { ...data.config, name: 'From the API' };
  expect((await request.put(path, { headers, data: config })).status()).toBe(200);

  await page.goto(address);
  await expect(name).toHaveValue('From the API');
  await page.getByRole('radio', { name: 'Solid color' }).click();
  await expect(saving).toContainText('Saved');
  const saved = await (await request.get(path, { headers })).json();
  expect(saved.data.config).toMatchObject({
    name: 'From the API',
    assets: { background: { type: 'solid-color' } },
  });
});

// Requirement: reliability.closed-page
test('a change made just before leaving is not lost', async ({ page }) => {
  await openWizard(page);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.getByLabel('Ad name').fill('At the last moment');
  await page.reload();
  await expect(page.getByLabel('Ad name')).toHaveValue('At the last moment');
});

// Requirement: autosave.draft-survives, autosave.leaving, reliability.offline
test('without the server, changes stay on this device, leaving is questioned, and they are saved afterwards', async ({
  page,
}) => {
  await openWizard(page);
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('Saved');
  await page.route('**/api/ads/**', (route) => route.abort());
  await page.getByLabel('Ad name').fill('Written offline');
  await expect(saving).toContainText('Offline, saved on this device');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await page.unroute('**/api/ads/**');
  await expect(saving).toContainText('Saved');
});

// Requirement: autosave.two-pages
test('two pages with one ad follow each other and merge different changes @proof', async ({
  page,
  context,
}) => {
  await openWizard(page);
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('Saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Ad name')).toHaveValue('Untitled Ad');
  await page.getByLabel('Ad name').fill('From the first page');
  await expect(other.getByLabel('Ad name')).toHaveValue('From the first page');

  // Both change different fields while the server is unreachable, so that neither can follow the other.
  for (const each of [page, other]) await each.route('**/api/ads/**', (route) => route.abort());
  await page.getByLabel('Ad name').fill('Renamed');
  await other.getByRole('radio', { name: 'Solid color' }).click();
  for (const each of [page, other])
    await expect(each.getByRole('status', { name: 'Saving' })).toContainText('Offline');
  for (const each of [page, other]) await each.unroute('**/api/ads/**');
  await expect(other.getByLabel('Ad name')).toHaveValue('Renamed');
  await expect(page.getByRole('radio', { name: 'Solid color' })).toBeChecked();
  await expect(saving).toContainText('Saved');
});

// Requirement: reliability.two-pages
test('asks about the same field changed on two pages, with the difference', async ({ page, context }) => {
  await openWizard(page);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Ad name')).toHaveValue('Untitled Ad');
  await other.route('**/api/ads/**', (route) => route.abort());
  await other.getByLabel('Ad name').fill('Other');
  await page.getByLabel('Ad name').fill('First');
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await other.unroute('**/api/ads/**');
  const question = other.getByRole('dialog', { name: 'Which version do you want to keep?' });
  await expect(question.getByRole('row', { name: /^ad name/ })).toHaveText('ad nameOtherFirst');
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(other.getByLabel('Ad name')).toHaveValue('First');
  await other.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Other');
});

// Requirement: reliability.no-browser-storage
test('a browser without storage says so, and everything else works', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openWizard(page);
  await page.getByLabel('Ad name').fill('Private');
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toContainText('This browser can’t keep a copy.');
  await expect(saving).toContainText('Saved');
  await page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Untitled Ad');
});
