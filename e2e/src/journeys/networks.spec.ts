import { expect, type Page } from '@playwright/test';
import type { ArchiveManifest } from '@spinreel/api-contract/archives';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { checkFile } from '@spinreel/preflight/check-artifact';
import JSZip from 'jszip';
import { openStep } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { scriptBuilds } from '../support/scripted-builds.ts';
import { checkAtAllWidths } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

const complete: ConfigChange<AdConfig> = { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } };
const recordCount = Object.keys(adNetworks).length;
/** Meta and Mintegral have two records each, and the web page is no network. */
const networkCount = recordCount - 3;

// Requirement: export.choose-networks
test('networks are found by name, chosen with the keyboard, and stored with the ad', async ({ page }) => {
  await openStep(page, 5, complete);
  await expectRows(page, ['Meta Ads', 'Moloco']);
  await page.getByRole('button', { name: 'Choose networks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose networks' });
  const search = dialog.getByRole('searchbox', { name: 'Search networks' });
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('group', { name: /^Verified/ })).toBeVisible();
  await expect(dialog.getByText(`2 of ${networkCount} networks chosen`)).toBeVisible();

  await page.keyboard.type('no such network');
  await expect(dialog.getByText('No networks match your search.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear search' }).click();
  await search.fill('applovin');
  const found = dialog.getByRole('checkbox');
  await expect(found).toHaveCount(1);
  // In one step: the dialog moves the focus when the button that had it is removed.
  await found.press('Space');
  await expect(found).toBeChecked();
  await search.fill('meta ads');
  await dialog.getByRole('checkbox', { name: /^Meta Ads ZIP/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose networks' })).toBeFocused();
  await expectRows(page, ['Moloco', 'AppLovin']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectRows(page, ['Meta Ads', 'Moloco']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expectRows(page, ['Moloco', 'AppLovin']);
});

// Requirement: export.choose-networks
test('an ad can have all networks or none @proof', async ({ page }) => {
  await openStep(page, 5, complete);
  await page.getByRole('button', { name: 'Choose networks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose networks' });
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await expect(
    dialog.getByText(`${networkCount} of ${networkCount} networks and 1 web page chosen`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Other tests check without a browser, much faster, that every network's file passes.
  await expect(page.getByRole('article')).toHaveCount(recordCount);
  await expect(
    page
      .getByRole('article')
      .getByText(/^Checked against/)
      .first(),
  ).toBeVisible({ timeout: 240_000 });
  await checkAtAllWidths(page, 'all-networks');

  await page.getByRole('button', { name: 'Choose networks' }).click();
  await dialog.getByRole('button', { name: 'Select none' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Choose at least one network to export the ad.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export all' })).toHaveCount(0);
});

// Requirement: export.many, export.archive, export.report, export.cancel
test('all files are exported at once: one fails, one is canceled, the others are in one archive', async ({
  page,
}) => {
  await scriptBuilds(page, {
    applovin: { failsWith: 'It is too big.' },
    unity: { keeps: 'running' },
  });
  await openStep(page, 5, { ...complete, networks: ['meta', 'moloco', 'google', 'applovin', 'unity'] });
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('progressbar', { name: 'All exports' })).toBeVisible();
  const unity = page.getByRole('article', { name: 'Unity Ads' });
  await expect(unity.getByRole('button', { name: 'Generating...' })).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText('4 of 5 files done')).toBeVisible({ timeout: 240_000 });
  await unity.getByRole('button', { name: 'Cancel' }).click();
  await expect(unity.getByText('Export canceled')).toBeVisible();
  await expect(page.getByText('3 of 5 files ready. Failed: AppLovin.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'AppLovin' }).getByRole('alert')).toHaveText(
    'AppLovin Export FailedIt is too big.',
  );

  const archive = await downloadFile(page, () => page.getByRole('link', { name: 'Download all' }).click());
  expect(archive.name).toMatch(/^untitled-ad-\d{4}-\d{2}-\d{2}\.zip$/);
  const { files } = await JSZip.loadAsync(archive.bytes, { checkCRC32: true });
  const manifest = JSON.parse((await files['manifest.json']?.async('text')) ?? '') as ArchiveManifest;
  expect(manifest.files.map(({ network }) => network)).toEqual(['meta', 'moloco', 'google']);
  for (const { network, fileName, checksum, verdict } of manifest.files) {
    const bytes = (await files[fileName]?.async('uint8array')) ?? new Uint8Array();
    const checked = await checkFile({
      bytes,
      fileName,
      network: adNetworks[network as keyof typeof adNetworks],
    });
    expect(checked).toMatchObject({ passed: true, sha256: checksum });
    expect(verdict?.passed).toBe(true);
  }

  const report = await downloadFile(page, () => page.getByRole('link', { name: 'Download report' }).click());
  expect(report.name).toMatch(/^untitled-ad-\d{4}-\d{2}-\d{2}-report\.html$/);
  expect(Buffer.from(report.bytes).toString()).toContain('<h1>All 3 files are ready to upload</h1>');
  expect(await files['report.html']?.async('text')).toBe(Buffer.from(report.bytes).toString());
});

// Requirement: export.cancel
test('canceling all stops running and queued exports @proof', async ({ page }) => {
  await scriptBuilds(page, {
    meta: { keeps: 'running' },
    moloco: { keeps: 'running' },
    google: { keeps: 'waiting' },
  });
  await openStep(page, 5, { ...complete, networks: ['meta', 'moloco', 'google'] });
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Waiting...' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(page.getByText('Export canceled')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Export all' })).toBeEnabled();
});

async function expectRows(page: Page, labels: readonly string[]): Promise<void> {
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([...labels]);
}
