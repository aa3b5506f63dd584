import { expect, test } from 'vitest';
import { arrangeFill, arrangePaste } from './arrange-cells.ts';
import type { CellEdit } from './grid-model.ts';

test('one copied cell fills the selected block', () => {
  const { edits } = arrangePaste([['a']], {
    range: { top: 1, left: 1, bottom: 2, right: 2 },
    columnCount: 9,
  });
  expect(listEdits(edits)).toEqual(['1,1 a', '1,2 a', '2,1 a', '2,2 a']);
});

test('copied cells repeat in a block that is a multiple of them', () => {
  const { edits } = arrangePaste([['a'], ['b']], {
    range: { top: 0, left: 0, bottom: 3, right: 0 },
    columnCount: 9,
  });
  expect(listEdits(edits)).toEqual(['0,0 a', '1,0 b', '2,0 a', '3,0 b']);
});

test('copied cells are pasted once if the block is no multiple of them', () => {
  const { edits, covered } = arrangePaste([['a', 'b']], {
    range: { top: 2, left: 1, bottom: 2, right: 3 },
    columnCount: 9,
  });
  expect(listEdits(edits)).toEqual(['2,1 a', '2,2 b']);
  expect(covered).toEqual({ top: 2, left: 1, bottom: 2, right: 2 });
});

test('columns behind the last one are left out, and missing cells of shorter rows are not changed', () => {
  const { edits } = arrangePaste([['a', 'b'], ['c']], {
    range: { top: 0, left: 1, bottom: 0, right: 1 },
    columnCount: 2,
  });
  expect(listEdits(edits)).toEqual(['0,1 a', '1,1 c']);
});

test('filling repeats the rows of the block downwards and upwards', () => {
  const readText = (row: number, column: number) => `${row}${column}`;
  const source = { top: 4, left: 0, bottom: 5, right: 0 };
  expect(listEdits(arrangeFill(source, { top: 4, bottom: 8 }, readText).edits)).toEqual([
    '6,0 40',
    '7,0 50',
    '8,0 40',
  ]);
  expect(listEdits(arrangeFill(source, { top: 2, bottom: 5 }, readText).edits)).toEqual(['2,0 40', '3,0 50']);
});

function listEdits(edits: readonly CellEdit[]): string[] {
  return edits.map(({ row, column, text }) => `${row},${column} ${text}`);
}
