import type { ArchivedFile } from '@spinreel/api-contract/archives';
import { expect, test } from 'vitest';
import { formatTable } from './format-table.ts';

const verdict = { passed: true, passedChecks: 2, checks: 2, warnings: [] };

test('writes a row for each file', () => {
  expect(format({ variant: 'Play, now', verdict })).toBe(
    'meta/a.zip,"Play, now",de,meta,12,abc,passed,https://apps.example/1,,',
  );
  expect(format({ variant: null, language: null, verdict: { ...verdict, passed: false } })).toBe(
    'meta/a.zip,,,meta,12,abc,failed,https://apps.example/1,,',
  );
});

// Requirement: export.archive-table
test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'does not let the name %j run as a formula',
  (name) => {
    const [, cell = ''] = /^meta\/a\.zip,(.*),de,meta/.exec(format({ variant: name })) ?? [];
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(text).toBe(`'${name}`);
  },
);

test('quotes double quotes and line breaks', () => {
  expect(format({ variant: 'a "b"\nc' })).toContain(',"a ""b""\nc",de,');
});

test('names the first of several files with equal bytes', () => {
  const files = ['one', 'two', 'three', 'four'].map((fileName) => createFile({ fileName }));
  const table = formatTable({ files, equalFiles: [['one', 'three', 'four']] });
  const rows = table.split('\r\n').slice(1, -1);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(['', '', 'one', 'one']);
});

/** Returns the row of a file. */
function format(change: Partial<ArchivedFile>): string {
  const table = formatTable({ files: [createFile(change)], equalFiles: [] });
  expect(table.startsWith('\uFEFFfile,variant,language,network,sizeBytes,sha256,verdict,')).toBe(true);
  return table.slice(table.indexOf('\r\n') + 2, -2);
}

function createFile(change: Partial<ArchivedFile>): ArchivedFile {
  return {
    ...{ network: 'meta', fileName: 'meta/a.zip', variantId: null, variant: 'Play', language: 'de' },
    ...{ storeUrlIos: 'https://apps.example/1', storeUrlAndroid: '', fileSize: 12, checksum: 'abc' },
    ...{ verdict: null, generatedAt: '', adId: 'ad-1', adVersion: null },
    ...change,
  };
}
