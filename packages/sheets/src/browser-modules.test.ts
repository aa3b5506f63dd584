import { build } from 'esbuild';
import { expect, test } from 'vitest';

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
])('%s works in browsers: it needs no module of Node', async (name) => {
  const result = await build({
    entryPoints: [`${import.meta.dirname}/${name}.ts`],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  expect(result.errors).toEqual([]);
});
