import { expect, type Locator, type Page } from '@playwright/test';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import JSZip from 'jszip';
import { downloadFile } from '../support/download-file.ts';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';

// Requirement: wizard.few-actions
test('a new user gets from two own files to all exports in at most 12 clicks and one typed address', async ({
  page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/');
  await click(page.getByRole('button', { name: 'Create Ad' }).first());
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(accessPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();

  await choose(page, await makeSmallCover(), () => click(findDropZone(page, 'cover image')));
  await choose(page, await makeSmallSlotClip(), () => click(findDropZone(page, 'gameplay video')));
  const toTimeline = page.getByRole('button', { name: 'Continue to Timeline' });
  await expect(toTimeline).toBeEnabled();
  await click(toTimeline);
  const use = page.getByRole('button', { name: 'Use suggested cut' });
  await expect(use).toBeInViewport({ ratio: 1 });
  await click(use);
  await click(page.getByRole('button', { name: 'Continue to Customization' }));

  await click(page.getByLabel('Store URL'));
  await page.keyboard.type('https://apps.apple.com/app/id0000000000');
  await click(page.getByRole('button', { name: 'Continue to Preview' }));
  await click(page.getByRole('button', { name: 'Continue to Export' }));

  const bar = page.getByRole('navigation', { name: 'Previous and next step' });
  await expect(bar.getByRole('button', { name: 'Export all' })).toBeInViewport({ ratio: 1 });
  await click(bar.getByRole('button', { name: 'Export all' }));
  // The results of few networks open by themselves.
  for (const { label } of findChosenNetworks({})) {
    const row = page.getByRole('article', { name: label });
    await expect(row.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
    await expect(row.getByText('Checksum', { exact: true })).toBeVisible();
  }
  const download = bar.getByRole('link', { name: 'Download all' });
  await expect(download).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Export all' })).toHaveCount(0);
  await expect(download).toBeFocused();
  const archive = await downloadFile(page, () => click(download));
  const { files } = await JSZip.loadAsync(archive.bytes);
  const names = Object.keys(files).filter(
    (name) => !['manifest.json', 'manifest.csv', 'report.html'].includes(name),
  );
  expect(names).toEqual([...fileNames, /\.spinreel$/].map((name): unknown => expect.stringMatching(name)));
  expect(clicks).toBeLessThanOrEqual(12);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
});

/** The endings of the file names. */
const fileNames = findChosenNetworks({}).map(
  ({ id, container }) => new RegExp(`-${id}-\\d{4}-\\d{2}-\\d{2}\\.${container.extension}$`),
);

function findDropZone(page: Page, place: string): Locator {
  return page.getByLabel(`Upload ${place}`, { exact: true });
}

/** Opens the file dialog as users do, and chooses a file. */
async function choose(page: Page, path: string, open: () => Promise<void>): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await dialog.setFiles(path);
}
