import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test.each([
  ['Lobster', 'lo'],
  ['Luckiest Guy', 'guy'],
  ['Times New Roman', 'new ti'],
  ['Português (Brasil)', 'portugues bra'],
  ['Tiếng Việt', 'viet'],
  ['日本語', '日'],
  ['summer_de-01', 'de'],
  ['Lobster', ' '],
])('finds %s by "%s"', (text, query) => {
  expect(matchWords(text, query)).toBe(true);
});

test.each([
  ['Bowlby One', 'lo'],
  ['Times New Roman', 'new arial'],
  ['Lobster', 'lobsters'],
])('does not find %s by "%s"', (text, query) => {
  expect(matchWords(text, query)).toBe(false);
});
