import { expect, test } from 'vitest';
import { findMissingCharacters, formatUnicodeRange, includesCharacter } from './unicode-range.ts';

test('formats characters as ranges, and finds them there', () => {
  const range = formatUnicodeRange(Array.from('cbaé🎰'));
  expect(range).toBe('U+61-63,U+E9,U+1F3B0');
  expect(Array.from('abcdé🎰').map((character) => includesCharacter(range, character))).toEqual([
    ...[true, true, true, false],
    ...[true, true],
  ]);
});

test('names each visible character that a range lacks once', () => {
  expect(findMissingCharacters('Ça va, \u200Fça\uFE0F?', 'U+20-7E')).toEqual(['Ç', 'ç']);
  expect(findMissingCharacters('e\u0301', 'U+20-7E')).toEqual(['é']);
});
