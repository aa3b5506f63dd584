import { expect, test } from 'vitest';
import { formatFrameRate, parseFrameRate, limitFrameRate } from './frame-rate.ts';

test.each([
  [30, '30'],
  [25.00001, '25'],
  [29.97, '30000/1001'],
  [23.976, '24000/1001'],
  [59.94005994, '60000/1001'],
  [21.0526, '21053/1000'],
  [0.5, '500/1000'],
])('writes %d frames per second as %s', (rate, fraction) => {
  expect(formatFrameRate(rate)).toBe(fraction);
});

test.each([
  ['30/1', 30],
  ['0/0', null],
  ['1000000/1', null],
  ['-5/1', null],
  [undefined, null],
  ['nonsense', null],
])('reads %s', (fraction, rate) => {
  expect(parseFrameRate(fraction)).toBe(rate);
});

test('encodes only the part of the clip that ads play', () => {
  expect([60, 30, 24].map(limitFrameRate)).toEqual([30, 30, 24]);
});
