import { build, type BuildOptions } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Sheet } from './sheet.ts';

test.each([
  'cell-address',
  'clipboard/read-clipboard',
  'clipboard/write-clipboard',
  'create-cell',
  'csv/read-csv',
  'csv/write-csv',
  'find-cell-problems',
  'sheet-limits',
  'sheet-problem',
  'sheet',
  'sniff-spreadsheet',
  'xlsx/read-xlsx',
  'xlsx/write-xlsx',
])('%s works in browsers: it needs no module of Node', async (name) => {
  const result = await build({ ...browserBuild, entryPoints: [`${import.meta.dirname}/${name}.ts`] });
  expect(result.errors).toEqual([]);
});

test('an XLSX file is written and read without the globals of Node', async () => {
  const source = `
    import { writeXlsx } from './xlsx/write-xlsx.ts';
    import { readXlsx } from './xlsx/read-xlsx.ts';
    globalThis.done = writeXlsx([{ name: 'Variants', columns: [{ header: 'id' }], rows: [['Lucky']] }]).then(readXlsx);
    globalThis.refused = readXlsx(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
  `;
  const { outputFiles } = await build({
    ...browserBuild,
    format: 'iife',
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
  });
  // What browsers have and JavaScript itself does not. There is no Buffer and no process.
  const context = { TextDecoder, TextEncoder, setTimeout, clearTimeout, URL, Uint8Array, ArrayBuffer };
  const page: Record<string, unknown> = { ...context };
  page['self'] = page;
  runInNewContext(outputFiles?.[0]?.text ?? '', page);
  const reading = (await page['done']) as { ok: boolean; value: Sheet[] };
  expect(reading.value[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual([['id'], ['Lucky']]);
  expect(await page['refused']).toMatchObject({ problem: { params: { format: 'xls' } } });
});

const browserBuild = {
  bundle: true,
  platform: 'browser',
  format: 'esm',
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;
