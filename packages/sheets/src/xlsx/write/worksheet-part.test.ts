import { expect, test } from 'vitest';
import { createPng } from '../../../test/create-image.ts';
import { unpackXlsx } from '../../../test/unpack-xlsx.ts';

const png = { bytes: createPng(300, 200), type: 'image/png' } as const;

test('every cell has the format of texts, so that a date which people type stays a text', async () => {
  const { sheet, styles } = await unpackXlsx({
    columns: [{ header: 'Id' }, { header: 'Name' }],
    rows: [['a'], ['b', 'c']],
  });
  const formats = Array.from(styles.matchAll(/<xf numFmtId="(\d+)"[^>]*xfId/g), ([, id]) => id);
  const used = [...sheet.matchAll(/<(?:c|col) [^>]*(?:s|style)="(\d+)"/g)].map(
    ([, style]) => formats[Number(style)],
  );
  expect(used).toHaveLength(6 + 3);
  expect(new Set(used)).toEqual(new Set(['49']));
  // New rows below and new columns on the right too.
  expect(sheet).toMatch(/<col min="3" max="16384" [^>]*style="\d"/);
});

test('the header is bold, and stays visible together with the first column', async () => {
  const { sheet, styles } = await unpackXlsx({ columns: [{ header: 'Id' }], rows: [['a']] });
  expect(sheet).toContain(
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
  );
  const style = Number(/<c r="A1" s="(\d)"/.exec(sheet)?.[1]);
  const font = Number([...styles.matchAll(/<xf [^>]*fontId="(\d)"[^>]*xfId/g)][style]?.[1]);
  expect([...styles.matchAll(/<font>.*?<\/font>/g)][font]?.[0]).toContain('<b/>');
});

test('only locked columns are locked, and people may still change the format of columns and rows', async () => {
  const columns = [{ header: 'Id', isLocked: true }, { header: 'Name' }];
  const { sheet, styles } = await unpackXlsx({ columns, rows: [['1', 'a'], [{ text: '2', image: png }]] });
  const locks = Array.from(styles.matchAll(/<protection locked="(\d)"/g), ([, locked]) => locked);
  const isLocked = (pattern: RegExp): boolean => locks[Number(pattern.exec(sheet)?.[1]) - 1] === '1';
  for (const cell of ['A1', 'A2', 'A3']) expect(isLocked(new RegExp(`r="${cell}" s="(\\d)"`))).toBe(true);
  for (const cell of ['B1', 'B2', 'B3']) expect(isLocked(new RegExp(`r="${cell}" s="(\\d)"`))).toBe(false);
  expect(isLocked(/<col min="1" max="1" [^>]*style="(\d)"/)).toBe(true);
  expect(isLocked(/<col min="3" max="16384" [^>]*style="(\d)"/)).toBe(false);
  const [protection = ''] = /<sheetProtection [^>]*>/.exec(sheet) ?? [];
  // Zero permits.
  for (const action of ['formatColumns', 'formatRows', 'insertRows', 'sort', 'autoFilter']) {
    expect(protection).toContain(`${action}="0"`);
  }
  expect(protection).toContain('sheet="1"');
  expect(protection).not.toMatch(/password|hash/i);
});

test('a sheet without locked columns is not protected', async () => {
  const { sheet } = await unpackXlsx({ columns: [{ header: 'Id' }], rows: [] });
  expect(sheet).not.toContain('sheetProtection');
});

test('all columns are printed on one wide page', async () => {
  const { sheet } = await unpackXlsx({ columns: [{ header: 'Id' }], rows: [] });
  expect(sheet).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/);
  expect(sheet).toContain('<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
});

test('columns are as wide as their texts unless a width is given, and rows as high as their images and lines', async () => {
  const columns = [{ header: 'Id' }, { header: 'Name', width: 33 }, { header: 'Text' }];
  const rows = [
    ['1', 'a', 'x'.repeat(25)],
    ['2', { text: 'b', image: png }],
    ['3', 'c', 'x\nx\nx'],
    ['4', '', 'x'.repeat(500)],
  ];
  const { sheet } = await unpackXlsx({ columns, rows });
  const widths = Array.from(sheet.matchAll(/<col [^>]* width="([\d.]+)"/g), ([, width]) => Number(width));
  expect(widths.slice(0, 3)).toEqual([10, 33, 60]);
  const heights = Array.from(sheet.matchAll(/<row [^>]* ht="([\d.]+)"/g), ([, height]) => Number(height));
  expect(heights).toEqual([15, 15, 75, 45, 120]);
});
