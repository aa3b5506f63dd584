import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { checkScreen } from '../support/check-screen.ts';
import { dropFiles } from '../support/drop-files.ts';
import { test } from '../support/test.ts';
import { chooseFile, openWizard } from '../support/wizard.ts';

const saved = (page: Page) => expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
const ads = (page: Page) => page.getByRole('list', { name: 'Ads', exact: true });

test('without ads the page explains how to make the first one; an untouched ad is not listed', async ({
  page,
}) => {
  await openWizard(page);
  await saved(page);
  await openMyAds(page);
  await expect(page.getByRole('link', { name: 'Create your first ad' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start from the casino sample' })).toHaveAttribute(
    'href',
    '/create?sample=casino',
  );
  await checkScreen(page, 'my ads: none');
});

// Requirement: export.project-file
test('a project file opens as another ad with the same files', async ({ page }) => {
  await openWizard(page);
  await chooseFile(page, 'cover image', await makeSmallCover());
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  await page.getByLabel('Ad name').fill('Lucky Friday');
  await saved(page);
  const adId = readAdId(page.url());
  const project = await page.request.get(`/api/ads/${adId}/project`);
  expect(project.ok()).toBe(true);
  await openMyAds(page);
  const buffer = await project.body();
  await page
    .getByLabel('Open a project file')
    .setInputFiles({ name: 'lucky-friday.spinreel', mimeType: 'application/zip', buffer });
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Friday');
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  expect(readAdId(page.url())).not.toBe(adId);

  await openMyAds(page);
  await expect(ads(page).getByRole('listitem')).toHaveCount(2);
  await page
    .getByLabel('Open a project file')
    .setInputFiles({ name: 'ad.spinreel', mimeType: 'application/zip', buffer: Buffer.from('no project') });
  await expect(page.getByText('This is not a project file.')).toBeVisible();
  await checkScreen(page, 'my ads: refused project file');
});

// Requirement: export.project-file, upload.drop-and-paste
test('a project file that is dropped on the first step opens as another ad, if wanted @proof', async ({
  page,
}) => {
  await openWizard(page);
  await chooseFile(page, 'cover image', await makeSmallCover());
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  await page.getByLabel('Ad name').fill('Lucky Friday');
  await saved(page);
  const ad = page.url();
  const project = await page.request.get(`/api/ads/${readAdId(ad)}/project`);
  const path = test.info().outputPath('lucky-friday.spinreel');
  await writeFile(path, await project.body());
  await page.getByLabel('Ad name').fill('Lucky Saturday');
  await saved(page);

  const offer = page.getByRole('dialog', { name: 'Open as another ad?' });
  await dropFiles(page, { paths: [path], selector: 'main' });
  await expect(offer).toContainText('lucky-friday.spinreel opens as an ad of its own.');
  await checkScreen(page, 'dropped project file');
  await offer.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Saturday');
  expect(readAdId(page.url())).toBe(readAdId(ad));

  await dropFiles(page, { paths: [path], selector: 'main' });
  await offer.getByRole('button', { name: 'Open as another ad' }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Friday');
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  expect(readAdId(page.url())).not.toBe(readAdId(ad));
  await page.goto(ad);
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Saturday');
});

// Requirement: my-ads.list
test('an ad is listed with its cover, duplicated, renamed, deleted and restored', async ({ page }) => {
  await openWizard(page);
  await chooseFile(page, 'cover image', await makeSmallCover());
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  await page.getByLabel('Ad name').fill('Lucky Friday');
  await openMyAds(page);
  await expect(ads(page).getByRole('listitem')).toContainText('Step 1 of 5: Assets');
  await expect(ads(page).locator('img')).toHaveAttribute('src', /\/api\/assets\//);

  for (const text of ['Rename', 'Duplicate', 'Delete'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const dropZone = page.getByText('Drop a .spinreel file').locator('xpath=ancestor::label');
  expect((await dropZone.boundingBox())?.height).toBeLessThan(120);
  await page.getByRole('button', { name: 'Duplicate Lucky Friday' }).click();
  await expect(ads(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Rename Lucky Friday copy' }).click();
  await page.getByLabel('New name of Lucky Friday copy').fill('Jackpot Monday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Jackpot Monday' })).toBeVisible();
  await checkScreen(page, 'my ads');

  await page.getByRole('button', { name: 'Delete Jackpot Monday' }).click();
  await expect(ads(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(ads(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Lucky Friday', exact: true }).click();
  await page.getByText('Recently deleted (1)').click();
  await checkScreen(page, 'my ads: recently deleted');
  await page.getByRole('button', { name: 'Restore Lucky Friday' }).click();
  await page.getByRole('link', { name: 'Lucky Friday', exact: true }).click();
  await expect(page.getByLabel('Ad name')).toHaveValue('Lucky Friday');
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
});

// Requirement: my-ads.list
test('an ad that never reached the server is listed too, with a note @proof', async ({ page }) => {
  await openWizard(page);
  await saved(page);
  await page.route('**/api/ads', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.goto('/create');
  await page.getByLabel('Ad name').fill('Written in a tunnel');
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Offline');
  await openMyAds(page);
  const card = ads(page).getByRole('listitem').filter({ hasText: 'Written in a tunnel' });
  await expect(card).toContainText('On this device only');
});

function readAdId(url: string): string {
  return new URL(url).searchParams.get('ad') ?? '';
}

/** Waits for the page, because the wizard's first step has a button of the same name to open a project file. */
async function openMyAds(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My ads' }).click();
  await expect(page.getByRole('heading', { name: 'My ads' })).toBeVisible();
}
