import { expect, type Page } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { openStep } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

test.use({ storageState: { cookies: [], origins: [] } });

// Requirement: consent.stored-values
test('everything that a tour stores in the browser is listed on the cookies page, and nothing else', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: messages.consent.reject }).click();
  await openWizard(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Ad name').fill('Stored');
  await page.goto('/ads');
  await expect(page.getByText('Stored').first()).toBeVisible();
  await page.goto('/check');
  await page.getByRole('button', { name: 'Choose networks' }).click();
  await page.getByRole('checkbox', { name: /^Moloco/ }).click();
  await nameFilesOfVariants(page);
  await chooseColumns(page);
  await page.goto('/contact');
  await page.goto('/preview/nothing-of-this-name');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/cookies');
  const necessary = page.locator('section#necessary code');
  await expect(necessary).not.toHaveCount(0);
  const stored = await listStored(page);
  expect(stored.toSorted()).toEqual((await necessary.allTextContents()).toSorted());
});

/** Builds the files of an ad in three languages, and changes how they are named. */
async function nameFilesOfVariants(page: Page): Promise<void> {
  const cta = { storeUrl: 'https://apps.apple.com/app/id1' };
  await openStep(page, 5, {
    cta,
    languages: ['de', 'es'],
    variants: [{ id: 'one' }],
    networks: ['moloco'],
  });
  await page.getByRole('button', { name: 'Variants: All' }).click();
  await page.getByRole('checkbox', { name: 'Variant 1' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Build 3 files' }).click();
  await page.getByRole('button', { name: 'Download all' }).click();
  await page.getByLabel('File names', { exact: true }).fill('{ad}_{language}');
}

/** Chooses columns of the tables of variants and of texts. */
async function chooseColumns(page: Page): Promise<void> {
  await page.getByRole('dialog').press('Escape');
  await page.getByRole('link', { name: 'Variants' }).click();
  await chooseColumn(page, 'Outro button text');
  await page.getByRole('tab', { name: 'Texts' }).click();
  await chooseColumn(page, 'Spanish');
}

async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
}

/** The names of everything that the browser stores for the site. */
async function listStored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...cookies, ...others];
}
