import { expect, test } from 'vitest';
import { nameTexts } from './name-texts.ts';

test.each([
  [['Spin'], '“Spin”'],
  [['Spin', 'Spin', 'Win'], '“Spin” and “Win”'],
  [['a', 'b', 'c'], '“a”, “b” and “c”'],
  [['a', 'b', 'c', 'd', 'e'], '“a”, “b”, “c” and 2 more'],
])('names %j', (texts, expected) => {
  expect(nameTexts(texts)).toBe(expected);
});
