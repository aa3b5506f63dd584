import { expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { readCsv } from '@spinreel/sheets/csv/read-csv';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import type { Cell } from '@spinreel/sheets/sheet';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { readFile } from 'node:fs/promises';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { openCustomization } from '../../support/customized-ad.ts';
import { downloadFile } from '../../support/download-file.ts';
import { test } from '../../support/test.ts';

const variedAd: AdConfig = {
  name: 'Lucky Reels',
  cta: { label: 'Spin!', coverText: 'Lucky Reels' },
  languages: ['de'],
  variants: [
    { id: 'dragons', name: 'Dragons', overrides: { 'cta.label': 'Roar!' } },
    { id: 'pirates', name: 'Pirates', overrides: { 'cta.color': '#00AA88' } },
  ],
  translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } } } },
};

// Requirement: variants.sheets
test('variants are downloaded as CSV, edited, previewed, imported and undone', async ({ page }) => {
  await openWorkspace(page, 'variants');
  const { name, bytes } = await download(page, 'Download as CSV');
  expect(name).toBe('lucky-reels-variants.csv');
  const rows = readRows(bytes);
  const [header = [], dragons = [], pirates = []] = rows;
  expect(header.slice(0, 2)).toEqual(['id', 'name']);
  // All shown columns are in the sheet, and so is what a variant overrides.
  for (const path of ['cta.coverText', 'assets.coverImage', 'cta.color'])
    expect(header).toContainEqual(expect.stringMatching(new RegExp(`\\[${path}\\]$`)));
  const column = (path: string) => header.findIndex((title) => title.endsWith(`[${path}]`));
  dragons[column('cta.label')] = 'Hiss!';
  pirates[column('cta.color')] = 'teal-ish';
  const added = header.map(() => '');
  added[1] = 'Vikings';
  added[column('cta.label')] = 'Skål!';

  await openImport(page);
  await checkAtAllWidths(page, 'import-empty', '[role="dialog"]');
  await chooseFile(page, 'edited.csv', writeCsv([header, dragons, pirates, added]));
  const dialog = page.getByRole('dialog', { name: 'Import a spreadsheet' });
  await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toContainText('UTF-8');
  await expect(dialog.getByText('1 new variant and 1 changed cell')).toBeVisible();
  await expect(dialog.getByText(/“teal-ish” is not a color\. Enter one such as/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await checkAtAllWidths(page, 'import-problems', '[role="dialog"]');

  pirates[column('cta.color')] = '#0088FF';
  await chooseFile(page, 'edited.csv', writeCsv([header, dragons, pirates, added]));
  await expect(dialog.getByText('1 new variant and 2 changed cells')).toBeVisible();
  const changes = dialog.getByRole('table', { name: 'Changes of variants' });
  await expect(changes.getByRole('row', { name: 'button text Roar! Hiss!' })).toBeVisible();
  await expect(changes.getByRole('row', { name: 'button color #00AA88 #0088FF' })).toBeVisible();
  await checkAtAllWidths(page, 'import-preview', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  const grid = page.getByRole('grid', { name: 'Variants' });
  await expect(grid.getByText('Vikings')).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Hiss!' }).first()).toBeVisible();
  await expect(page.getByText('Imported 1 new variant and 2 changed cells from edited.csv')).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(grid.getByText('Vikings')).toBeHidden();
  await expect(grid.getByRole('gridcell', { name: 'Roar!' }).first()).toBeVisible();
});

// Requirement: variants.sheets
test('an Excel file shows the covers, and images in its cells are uploaded @proof', async ({ page }) => {
  await openWorkspace(page, 'variants');
  const { name, bytes } = await download(page, 'Download as Excel (.xlsx)');
  expect(name).toBe('lucky-reels-variants.xlsx');
  const read = await readXlsx(bytes);
  if (!read.ok) throw new Error(read.problem.code);
  const [sheet] = read.value;
  const [header = [], ...body] = sheet?.rows ?? [];
  expect(body.map(([id]) => [id?.text, id?.image?.type])).toEqual([
    ['dragons', 'image/jpeg'],
    ['pirates', 'image/jpeg'],
  ]);
  const texts = header.map(({ text }) => text);
  const cover = texts.findIndex((title) => title.endsWith('[assets.coverImage]'));
  const label = texts.findIndex((title) => title.endsWith('[cta.label]'));
  const rows = body.map((cells) => cells.map(({ text, image }: Cell) => ({ text, ...(image && { image }) })));
  const image = {
    bytes: new Uint8Array(await readFile(await makeSmallCover())),
    type: 'image/jpeg',
  } as const;
  rows[0]?.splice(cover, 1, { text: '', image });
  rows[1]?.splice(label, 1, { text: 'Ahoy!' });
  const columns = texts.map((title) => ({ header: title }));
  const edited = await writeXlsx([{ name: 'Variants', columns, rows }]);

  await openImport(page);
  await chooseFile(page, 'spring.xlsx', edited);
  const dialog = page.getByRole('dialog', { name: 'Import a spreadsheet' });
  await expect(dialog.getByText('2 changed cells')).toBeVisible();
  await expect(dialog.getByText('1 image in cells is uploaded first.')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  const grid = page.getByRole('grid', { name: 'Variants' });
  await expect(grid.getByText('spring image 1.jpeg')).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Ahoy!' }).first()).toBeVisible();
});

// Requirement: variants.sheets
test('translations are imported in the table of texts, and a language is added @proof', async ({ page }) => {
  await openWorkspace(page, 'texts');
  const { bytes } = await download(page, 'Download as CSV');
  const [header = [], ...rows] = readRows(bytes);
  const edited = rows.map((row) => [...row, row[1] === 'Roar!' ? 'Grrr!' : '']);
  await openImport(page);
  await chooseFile(page, 'texts.csv', writeCsv([[...header, 'French [fr]'], ...edited]));
  const dialog = page.getByRole('dialog', { name: 'Import a spreadsheet' });
  const changes = dialog.getByRole('table', { name: 'Changes of texts' });
  await expect(changes.getByRole('row', { name: 'French untranslated Grrr!' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Texts' });
  await expect(grid.getByText('Grrr!')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: import spreadsheet')).toBeVisible();
  await expect(grid.getByText('Grrr!')).toBeHidden();
});

async function openWorkspace(page: Page, view: 'variants' | 'texts'): Promise<void> {
  await openCustomization(page, variedAd);
  const url = new URL(page.url());
  url.searchParams.set('view', view);
  await page.goto(url.href);
  await expect(page.getByRole('grid')).toBeVisible();
}

function download(page: Page, item: string) {
  return downloadFile(page, async () => {
    await page.getByRole('button', { name: 'Spreadsheet' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  });
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await expect(page.getByRole('dialog', { name: 'Import a spreadsheet' })).toBeVisible();
}

async function chooseFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page
    .getByLabel(/^Choose (a|another) spreadsheet$/)
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

function readRows(bytes: Uint8Array): string[][] {
  const read = readCsv(bytes);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value.sheet.rows.map((cells) => cells.map(({ text }) => text));
}
