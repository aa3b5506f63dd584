import { expect, test } from 'vitest';
import { describeProblem } from '../problem-messages.ts';
import { describeSheetFileProblem, type SheetFileProblem } from './sheet-file-messages.ts';

test.each<[SheetFileProblem, string]>([
  [
    { code: 'file-too-large', params: { limitBytes: 8 * 1024 * 1024 } },
    'The file is larger than 8 MB. Remove images, or split it.',
  ],
  [
    { code: 'file-unsupported', params: { format: 'password' } },
    'The file has a password. Save it without one.',
  ],
  [
    { code: 'too-many-rows', params: { sheet: '', limit: 10_000 } },
    'The sheet has more than 10,000 rows. Split it.',
  ],
  [
    { code: 'cell-too-long', params: { sheet: 'Texts', address: 'B3', limit: 32_767 } },
    'Cell B3 of the sheet “Texts” has more than 32,767 characters. Shorten it.',
  ],
])('%j is described with what to do', (problem, text) => {
  expect(describeSheetFileProblem(problem)).toBe(text);
});

test('a problem of a cell names its sheet where it is known', () => {
  const place = { row: 7, column: 'C', header: 'finger pointer', value: 'maybe' };
  expect([place, { ...place, sheet: 'Variants' }].map(describe)).toEqual([
    'Cell C7 (finger pointer): “maybe” is neither yes nor no. Enter one of them.',
    'Variants, C7 (finger pointer): “maybe” is neither yes nor no. Enter one of them.',
  ]);
});

function describe(params: { row: number; column: string; header: string; value: string; sheet?: string }) {
  return describeProblem({ code: 'sheet-not-a-flag', params });
}
