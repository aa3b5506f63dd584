import { expect, test } from 'vitest';
import { listAdTexts } from './list-ad-texts.ts';
import { resolveAd } from './resolve-ad.ts';

// Requirement: ad.embedded-fonts
test('lists every text that an ad shows with its font', () => {
  const ad = resolveAd({
    pausePointCount: 2,
    pausePoints: [
      { id: 'one', timestamp: 1 },
      { id: 'two', timestamp: 2 },
    ],
    cta: { label: 'Go', coverText: 'Win', fontFamily: 'Impact' },
    outro: { label: 'Get it', fontFamily: 'Georgia' },
    compliance: {
      elements: {
        ageMark: { screens: ['cover'], texts: { en: '18+' } },
        terms: { screens: ['outro'], texts: { en: 'Terms apply' } },
      },
    },
  });
  expect(listAdTexts(ad)).toEqual([
    { text: 'Go', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'Win', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: '1 spin left', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: '2 spins left', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'Get it', fontFamily: 'Georgia', fontWeight: 'bold' },
    { text: '18+', fontFamily: 'Arial', fontWeight: 'bold' },
    { text: 'Terms apply', fontFamily: 'Arial', fontWeight: 'regular' },
  ]);
});

test('lists no text that is switched off', () => {
  const ad = resolveAd({ cta: { label: 'Go', showCoverText: false, showSpinCountdown: false } });
  expect(listAdTexts(ad).map(({ text }) => text)).toEqual(['Go', 'Download Now!']);
});
