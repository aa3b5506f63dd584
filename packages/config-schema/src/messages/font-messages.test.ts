import { expect, test } from 'vitest';
import { fontMessages } from './font-messages.ts';

// Requirement: customize.brand-font, customize.fonts
test.each([
  [['é'], 'DejaVu Sans', 'Anton has no é. DejaVu Sans shows it.'],
  [['İ', 'ş'], 'Noto Sans', 'Anton has no İ or ş. Noto Sans shows them.'],
  [['🎰'], null, 'Anton has no 🎰. Each phone shows it in its own font.'],
  [['\u0E38'], null, 'Anton has no \u25CC\u0E38. Each phone shows it in its own font.'],
  [['ש', 'ل'], 'Noto Sans', 'Anton has no \u2068ש\u2069 or \u2068ل\u2069. Noto Sans shows them.'],
])('says that a font lacks %j, which %s draws', (characters, drawnBy, sentence) => {
  expect(fontMessages.missing('Anton', { characters, drawnBy })).toBe(sentence);
});

test('names twelve characters in a sentence and four in a note', () => {
  const characters = Array.from('абвгдежзийклмн');
  expect(fontMessages.missing('Anton', { characters, drawnBy: 'Noto Sans' })).toBe(
    'Anton has no а, б, в, г, д, е, ж, з, и, й, к, л or 2 more. Noto Sans shows them.',
  );
  expect(fontMessages.missingNote(characters)).toBe('No а, б, в, г, 10 more');
});
