import { expect, test } from 'vitest';
import { resolveAd } from '../ad/resolve-ad.ts';
import { listAdTexts } from '../ad/list-ad-texts.ts';
import { convertToPseudo, pseudoLanguageIds, pseudoLanguages, toPseudoLanguage } from './pseudo-language.ts';

const samples = ['Spin', 'Play now', 'Win 50% more coins today', 'A', 'Please play responsibly.', 'TV'];

// Requirement: language.text-fit
test('Long Latin can be read, has an accent in each word, and is at least 40 % longer', () => {
  const { convert } = pseudoLanguages['long-latin'];
  expect(convert('Spin')).toBe('Šþîîîñ');
  expect(convert('Claim your bonus')).toBe('Çļåîîîîm ýöûûûř böñûûûš');
  for (const sample of samples)
    expect(countLetters(convert(sample))).toBeGreaterThanOrEqual(countLetters(sample) * 1.4);
});

// Requirement: language.text-fit
test('Thai marks are above and below the letters of each text', () => {
  const { convert, language } = pseudoLanguages['thai-marks'];
  expect(language).toBe('th');
  for (const sample of samples.filter((text) => text.length > 1)) {
    const converted = convert(sample);
    // A vowel above or below with a tone mark on top of it.
    expect(converted).toMatch(/\u0E35\u0E49/);
    expect(converted).toMatch(/\u0E39\u0E49/);
    expect(converted).not.toMatch(/[a-z]/i);
  }
});

// Requirement: language.text-fit
test('Arabic is read from right to left and has a number', () => {
  const { convert, language } = pseudoLanguages['arabic-numbers'];
  expect(language).toBe('ar');
  expect(convert('Spin')).toMatch(/^\p{Script=Arabic}+ 50%$/u);
  expect(convert('Win 7 times')).toMatch(/^\p{Script=Arabic}+ 7 \p{Script=Arabic}+$/u);
});

test('texts without letters and texts that are already in the script stay as they are', () => {
  for (const id of pseudoLanguageIds) expect(pseudoLanguages[id].convert('18+')).toBe('18+');
  expect(pseudoLanguages['thai-marks'].convert('หมุน')).toBe('หมุน');
  expect(pseudoLanguages['arabic-numbers'].convert('لفة')).toBe('لفة');
});

// Requirement: language.text-fit
test.each(pseudoLanguageIds)('an ad in %s has none of its own words left, required texts included', (id) => {
  const ad = resolveAd({
    pausePoints: [{ id: 'one', timestamp: 1 }],
    cta: { label: 'Spin', coverText: 'Big win', showCoverText: true, showSpinCountdown: false },
    outro: { label: 'Play now', headline: 'You won' },
    compliance: {
      elements: {
        ageMark: { texts: { en: 'Must be 21' }, screens: ['cover', 'outro'] },
        terms: { texts: { en: 'Terms apply.' }, screens: ['gameplay'] },
      },
    },
  });
  const before = listAdTexts(ad).map(({ text }) => text);
  const after = listAdTexts(toPseudoLanguage(ad, id)).map(({ text }) => text);
  expect(before).toHaveLength(8);
  expect(after).toEqual(before.map((text) => pseudoLanguages[id].convert(text)));
  for (const text of after) expect(before).not.toContain(text);
});

/** Letters with their marks count as one. */
function countLetters(text: string): number {
  return Array.from(new Intl.Segmenter('en').segment(text)).length;
}

test('a text without a pseudo-language stays as it is', () => {
  expect(convertToPseudo('Spin', null)).toBe('Spin');
  expect(convertToPseudo('Spin', 'long-latin')).toBe('Šþîîîñ');
});
