import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCsv } from './csv/read-csv.ts';
import type { Sheet } from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** What LibreOffice 7.4 shows in the cells of the saved files, by the text next to them. */
const shown = {
  percent: '100%',
  number: '12,11',
  'German number as text': '12,5',
  'line break': 'Win big!\nSpin now',
  'failed formula': '#N/A',
  formula: 'Spin now',
  'equals sign as text': '=1+1',
  flag: 'TRUE',
  image: '',
  link: 'Terms',
  'rich text': 'Big win',
};

// Requirement: variants.sheets
test('an Excel file that LibreOffice has saved is read as it shows it', async () => {
  const read = await readXlsx(await readSaved('libreoffice.xlsx'));
  if (!read.ok) throw new Error(read.problem.code);
  const cells = listCells(read.value[0]);
  // It shortens the year of the date when it saves.
  expect(readTexts(cells)).toEqual({ ...shown, date: '24.12.26' });
  expect(cells.get('failed formula')?.problem?.code).toBe('formula-error');
  expect(cells.get('image')?.image?.type).toBe('image/png');
  expect(cells.get('link')?.link).toBe('https://ads.example/terms');
});

// Requirement: variants.sheets
test('a CSV file that LibreOffice has saved is read as it shows it', async () => {
  const read = readCsv(await readSaved('libreoffice-utf16.csv'));
  if (!read.ok) throw new Error(read.problem.code);
  expect(readTexts(listCells(read.value.sheet))).toEqual({ ...shown, date: '24.12.2026' });
  expect(read.value.format).toEqual({ encoding: 'utf-16le', delimiter: ';' });
});

async function readSaved(name: string): Promise<Uint8Array> {
  return await readFile(new URL(`../test/files/${name}`, import.meta.url));
}

/** Returns the cells of the second column, by the texts in the first. */
function listCells(sheet: Sheet | undefined) {
  return new Map((sheet?.rows.slice(1) ?? []).map(([name, value]) => [name?.text ?? '', value]));
}

function readTexts(cells: ReturnType<typeof listCells>): Record<string, string | undefined> {
  return Object.fromEntries(Array.from(cells, ([name, cell]) => [name, cell?.text]));
}
