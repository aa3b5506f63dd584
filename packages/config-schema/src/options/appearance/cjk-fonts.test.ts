import { expect, test } from 'vitest';
import { adLanguages } from '../../languages/ad-languages.ts';
import { isCjkCandidate, listEditableCjk, orderCjkFonts } from './cjk-fonts.ts';

test.each([
  ['ja', '', 'JP'],
  ['ko', '', 'KR'],
  ['zh-Hant', '', 'TC'],
  ['zh-Hans', '', 'SC'],
  // The language decides before the characters.
  ['zh-Hant', 'スピン', 'TC'],
  ['ja', '스핀', 'JP'],
  ['en', '大獎 スピン', 'JP'],
  ['de', '행운 大吉', 'KR'],
  ['en', 'ㄅㄆ 大', 'TC'],
  ['en', '大獎', 'SC'],
] as const)('an ad in %s with “%s” prefers the font of %s', (language, text, region) => {
  expect(orderCjkFonts({ language, texts: ['Go', text] })[0]?.region).toBe(region);
});

test.each(adLanguages)('an ad in %s has the fonts of all regions, each once', (language) => {
  const regions = orderCjkFonts({ language, texts: [] }).map(({ region }) => region);
  expect(regions.toSorted()).toEqual(['JP', 'KR', 'SC', 'TC']);
});

test.each(Array.from('漢あア한ㄅ、！Ａ￥※①★\u3000', String))(
  '%s may be in a font for Chinese, Japanese or Korean',
  (character) => {
    expect(isCjkCandidate(character)).toBe(true);
  },
);

test.each(Array.from('A1é🎰\u00A0\u200B\uE000', String))(
  '%j is not looked for in these fonts',
  (character) => {
    expect(isCjkCandidate(character)).toBe(false);
  },
);

test('an ad that is being edited has all kana and common punctuation, but only single ideographs', () => {
  expect(listEditableCjk('あ')).toContain('ン');
  expect(listEditableCjk('。')).toContain('「');
  expect(listEditableCjk('漢')).toEqual(['漢']);
  expect(listEditableCjk('한')).toEqual(['한']);
});
