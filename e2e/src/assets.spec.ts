import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { accessPassword } from './served-product.ts';
import { unlock } from './wizard.ts';

const maxClicks = 12;

test('a newcomer goes from the front page to a finished ZIP in at most twelve clicks', async ({ page }) => {
  let clicks = 0;
  const click = async (role: 'button' | 'link', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto('/');
  await click('button', 'Create Ad');
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await click('button', 'Unlock');
  await click('button', 'Use the sample');
  await click('link', 'Go to export');
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
  await click('button', 'ZIP');
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 150_000 });
  const downloaded = page
    .context()
    .waitForEvent('page')
    .then((tab) => tab.waitForEvent('download'));
  await click('link', 'Download Ad');
  const download = await downloaded;
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  const verdict = await checkFile({
    bytes: await readFile(await download.path()),
    fileName: download.suggestedFilename(),
    network: 'meta',
  });
  expect(verdict.findings.filter((finding) => !finding.passed)).toEqual([]);
});

test('the casino sample is one step that can be undone, and an address can ask for it', async ({ page }) => {
  await unlock(page);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('The casino sample is in')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Use the sample' })).toBeVisible();
  await expect(page.getByLabel('Upload gameplay video', { exact: true })).toBeVisible();

  await page.goto('/create?sample=casino');
  await expect(page.getByText('The casino sample is in')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('sample')).toBe(false);
});
