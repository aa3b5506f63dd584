import { expect, test } from 'vitest';
import { readAge } from './read-age.ts';

test.each<[string, number]>([
  ['18+', 18],
  ['18 +', 18],
  ['+18', 18],
  ['(21+)', 21],
  ['18+ only', 18],
  ['18+. Play responsibly', 18],
  ['18+ | BeGambleAware.org', 18],
  ['18+ T&Cs apply', 18],
  ['Adults 21+', 21],
  ['Must be 21+ to play.', 21],
  ['Must be 21 to play', 21],
  ['Must be at least 19 years old', 19],
  ['Players must be 21+ in NJ', 21],
  ['18 & over', 18],
  ['21 & older', 21],
  ['18 and up', 18],
  ['For players of 18 years and older', 18],
  ['18 years of age or older', 18],
  ['Over 18s only', 18],
  ['Not for under 18s', 18],
  ['Under-18s may not play', 18],
  ['Ab 18', 18],
  ['Ab 18 Jahren', 18],
  ['Spielteilnahme unter 18 Jahren verboten', 18],
  ['Solo para mayores de 18', 18],
  ['Solo mayores de 21 años.', 21],
  ['Prohibido a menores de 18 años', 18],
  ['Vietato ai minori di 18', 18],
  ['Vietato ai minori di anni 18', 18],
  ['Proibido para menores de 18 anos', 18],
  ['Interdit aux moins de 18 ans', 18],
  ['18 ans et plus', 18],
  ['18+ in most states, 21+ in others. 21+', 21],
])('finds the age in "%s"', (text, age) => {
  expect(readAge(text)).toBe(age);
});

test.each([
  '+20',
  '+20,000',
  '+20 000',
  '+18.500 COINS',
  '+18K',
  '$20+',
  '118+ slots',
  'Win 1800+ coins',
  'Over 20 million players',
  'Over 20,000 players',
  'Over 20M players',
  'Win 20+ free spins',
  'Win 20+',
  '20+ games',
  '20 years of fun',
  'Over 20 years of fun',
  '20 Jahre Spaß',
  'Under 20 seconds',
  'Ab 20 Münzen',
  'At least 20 free spins',
  '2 spins left',
  '21',
  'Blackjack 21',
  '🔞',
])('finds no age in "%s"', (text) => {
  expect(readAge(text)).toBeNull();
});

test('reads a hostile text in time that grows with its length', () => {
  for (const part of ['must be ', '18 ', '18+', 'over 18 years ', ' '])
    expect(() => readAge(part.repeat(20_000))).not.toThrow();
});
