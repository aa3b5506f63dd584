import { expect, test } from 'vitest';
import { isBright } from './is-bright.ts';

test.each([
  ['#FFD700', true],
  ['#FFFFFF', true],
  ['#FF8C00', true],
  ['#DC143C', false],
  ['#228B22', false],
  ['#8A2BE2', false],
  ['#1E90FF', false],
  ['#000000', false],
])('tells that dark text reads better on %s: %s', (colour, expected) => {
  expect(isBright(colour)).toBe(expected);
});
