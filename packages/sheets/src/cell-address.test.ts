import { expect, test } from 'vitest';
import { readCellAddress, writeCellAddress } from './cell-address.ts';

test.each([
  ['A1', 0, 0],
  ['Z3', 2, 25],
  ['AA10', 9, 26],
  ['AZ1', 0, 51],
  ['BA1', 0, 52],
  ['ZZ1', 0, 701],
  ['AAA1', 0, 702],
  ['XFD1048576', 1_048_575, 16_383],
])('the address %s is row %i, column %i', (address, row, column) => {
  expect(writeCellAddress({ row, column })).toBe(address);
  expect(readCellAddress(address)).toEqual({ row, column });
});

test('an absolute address is read, and anything else is not', () => {
  expect(readCellAddress('$C$4')).toEqual({ row: 3, column: 2 });
  for (const text of ['', 'A', '1', 'A0', 'a1', 'A1:B2', 'AAAA1', 'A99999999']) {
    expect(readCellAddress(text)).toBeUndefined();
  }
});
