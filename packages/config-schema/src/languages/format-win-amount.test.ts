import { expect, test } from 'vitest';
import { adLanguages } from './ad-languages.ts';
import { formatWinAmount, listWinAmounts } from './format-win-amount.ts';

const nbsp = '\u00A0';

// Requirement: playback.win-amount
test.each([
  ['en', '$', '$12,500'],
  ['de', '€', `12.500${nbsp}€`],
  ['fr', '€', `12${nbsp}500${nbsp}€`],
  ['hi', '₹', '₹12,500'],
  ['en', '', '12,500'],
  ['en', 'SC', `SC${nbsp}12,500`],
  ['sv', 'kr', `12${nbsp}500${nbsp}kr`],
] as const)('formats a win in %s with %j', (language, currency, text) => {
  expect(formatWinAmount(12500, { currency, language })).toBe(text);
});

test('groups the digits of Indian languages by lakh', () => {
  expect(formatWinAmount(1234567, { currency: '', language: 'hi' })).toBe('12,34,567');
});

test.each(adLanguages)('has only the digits 0 to 9 and no invisible marks in %s', (language) => {
  const text = formatWinAmount(1234567, { currency: '€', language });
  expect(text.replaceAll(/[^\p{Nd}]/gu, '')).toBe('1234567');
  expect(text).not.toMatch(/[\u061C\u200E\u200F\u202F]/);
});

test('counts from the first number up to exactly the last one', () => {
  const shown = listWinAmounts({ from: 100, to: 5000, currency: '' }, 'en');
  const numbers = shown.map((text) => Number(text.replace(',', '')));
  expect([numbers[0], numbers.at(-1)]).toEqual([100, 5000]);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(Math.max(...numbers)).toBe(5000);
});
