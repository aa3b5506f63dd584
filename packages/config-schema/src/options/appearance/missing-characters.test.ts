import { expect, test } from 'vitest';
import { groupMissingCharacters } from './missing-characters.ts';

test('groups the characters that a font lacks by the font that draws them', () => {
  const groups = groupMissingCharacters('Çevir şimdi ₺ 🎰', {
    unicodeRange: 'U+20-7E,U+C7',
    findFont: (character) => (character === '🎰' ? null : 'Noto Sans'),
  });
  expect(groups).toEqual([
    { characters: ['ş', '₺'], drawnBy: 'Noto Sans' },
    { characters: ['🎰'], drawnBy: null },
  ]);
});
