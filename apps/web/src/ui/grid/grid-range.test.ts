import { expect, test } from 'vitest';
import { movePoint } from './grid-range.ts';

const size = { rowCount: 5, columnCount: 3 };

test.each([
  ['ArrowDown', false, { row: 3, column: 1 }],
  ['ArrowDown', true, { row: 4, column: 1 }],
  ['ArrowLeft', true, { row: 2, column: 0 }],
  ['Home', false, { row: 2, column: 0 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 4, column: 2 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['PageDown', false, { row: 4, column: 1 }],
])('%s moves, with Ctrl: %s', (key, isFar, moved) => {
  expect(movePoint({ row: 2, column: 1 }, { key, isFar, pageRows: 10 }, size)).toEqual(moved);
});

test('a letter does not move', () => {
  expect(movePoint({ row: 2, column: 1 }, { key: 'a', isFar: false, pageRows: 10 }, size)).toBeNull();
});
