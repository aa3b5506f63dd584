import { expect } from '@playwright/test';
import JSZip from 'jszip';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { openStep } from '../../support/customized-ad.ts';
import { downloadFile } from '../../support/download-file.ts';
import { test } from '../../support/test.ts';

// Requirement: variants.builds
test('the files of all variants and languages are built in the background and downloaded together', async ({
  page,
}) => {
  await openStep(page, 5, {
    cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id1' },
    languages: ['de'],
    variants: [
      { id: 'dragons', name: 'Dragons', overrides: { 'cta.label': 'Roar!' } },
      { id: 'pirates', name: 'Pirates', overrides: { 'cta.label': 'Ahoy!' } },
    ],
  });
  await expect(page.getByText('3 variants × 2 languages × 2 networks')).toBeVisible();
  await expect(page.getByText(/German: \d+ texts not translated/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review texts' })).toBeVisible();
  await page.getByRole('button', { name: 'Variants: All' }).click();
  await page.getByRole('checkbox', { name: 'Pirates' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Build 8 files' }).click();
  await expect(page.getByRole('progressbar', { name: 'All files' })).toBeVisible();
  await expect(page.getByText('Not built')).toHaveCount(0);

  // The work does not need the page.
  await page.reload();
  await expect(page.getByText('8 of 12 files ready.')).toBeVisible();
  const table = page.getByRole('region', { name: 'Files by variant and network' });
  await expect(table.getByRole('link', { name: 'Download' })).toHaveCount(8);
  await expect(table.getByText('Not built')).toHaveCount(4);
  await checkAtAllWidths(page, 'build-board', 'main');

  await page.getByRole('button', { name: 'Upload plan' }).click();
  await expect(page.getByRole('region', { name: 'Meta Ads' })).toContainText('German: Base, Dragons');

  await page.getByRole('button', { name: 'Download all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download all files' });
  const names = dialog.getByLabel('File names', { exact: true });
  await names.fill('{ad}_{nonsense}');
  await expect(dialog.getByText(/nonsense/).last()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download 8 files' })).toBeDisabled();
  await names.fill('{variant}_{language}');
  const { bytes } = await downloadFile(page, () =>
    dialog.getByRole('button', { name: 'Download 8 files' }).click(),
  );
  const { files } = await JSZip.loadAsync(bytes);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['manifest.csv', 'meta/dragons_de.zip', 'moloco/dragons_en.html']),
  );
});

// Requirement: variants.builds
test('a file that fails leads to the field that causes it, in its variant and language @proof', async ({
  page,
}) => {
  await openStep(page, 5, {
    cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id1' },
    languages: ['de'],
    variants: [{ id: 'empty', name: 'Empty', overrides: { 'outro.label': ' ' } }],
  });
  await page.getByRole('button', { name: 'Languages: All' }).click();
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Build 4 files' }).click();
  const failures = page.getByRole('alert').filter({ hasText: '2 files could not be built' });
  await expect(failures.getByRole('listitem')).toHaveCount(1);
  await expect(failures).toContainText('Empty, German, Meta, Moloco');
  await checkAtAllWidths(page, 'failed-files', '[role="alert"]');
  await failures.getByRole('button', { name: 'Go to the outro button' }).click();
  await expect(page).toHaveURL(/step=3&variant=empty&language=de$/);
  await expect(page.getByLabel('Outro button text', { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
});
