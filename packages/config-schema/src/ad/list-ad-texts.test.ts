import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
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
    outro: { label: 'Get it', headline: 'You won', fontFamily: 'Georgia' },
    compliance: {
      elements: {
        ageMark: { screens: ['cover'], texts: { en: '18+' } },
        terms: { screens: ['outro'], texts: { en: 'Terms apply' } },
      },
    },
  });
  expect(listAdTexts(ad)).toEqual([
    { text: 'Go', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'Win', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'Good luck!', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: '1 spin left', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: '2 spins left', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'You won', part: 'cta', fontFamily: 'Impact', fontWeight: 'bold' },
    { text: 'Get it', part: 'outro', fontFamily: 'Georgia', fontWeight: 'bold' },
    { text: '18+', part: 'compliance', fontFamily: 'Arial', fontWeight: 'bold' },
    { text: 'Terms apply', part: 'compliance', fontFamily: 'Arial', fontWeight: 'regular' },
  ]);
});

// Requirement: customize.cover-text-look, ad.embedded-fonts
test('lists the cover text and the headline with their own font', () => {
  const ad = resolveAd({
    cta: { coverText: 'Win', fontFamily: 'Impact' },
    outro: { headline: 'You won' },
    lettering: { fontFamily: 'Bangers', fontWeight: 'regular', textCase: 'upper-case' },
  });
  const own = { part: 'lettering', fontFamily: 'Bangers', fontWeight: 'bold' };
  expect(listAdTexts(ad).filter(({ part }) => part === 'lettering')).toEqual([
    { text: 'WIN', ...own },
    { text: 'YOU WON', ...own },
  ]);
});

// Requirement: customize.weight-and-case
test('no Turkish text loses a dot in a font with capital letters only, and the document keeps it as typed', () => {
  const config: AdConfig = {
    pausePointCount: 1,
    pausePoints: [{ id: 'one', timestamp: 1 }],
    cta: { label: 'çevir', coverText: 'bedava spin', spinningLabel: 'iyi şans', fontFamily: 'Luckiest Guy' },
    outro: { label: 'indir', headline: 'bitti', composition: 'app-card', appName: 'Lions', appRating: 4 },
    compliance: { language: 'tr' },
  };
  const list = (changes: AdConfig) =>
    listAdTexts(resolveAd({ ...config, ...changes })).map(({ text }) => text);
  const dotted = ['ÇEVİR', 'BEDAVA SPİN', 'İYİ ŞANS', '1 ÇEVİRME KALDI', 'BİTTİ'];
  const typed = ['çevir', 'bedava spin', 'iyi şans', '1 çevirme kaldı', 'bitti', 'indir', 'Lions', '4,0'];
  expect(list({})).toEqual([...dotted, 'indir', 'Lions', '4,0']);
  const outro = { ...config.outro, fontFamily: 'Bangers', appRatingNote: 'bin oy' } as const;
  // The name is the same in all languages.
  expect(list({ outro })).toEqual([...dotted, 'İNDİR', 'Lions', '4,0', 'BİN OY']);
  expect(list({ branding: { useSystemFonts: true } })).toEqual(typed);
  expect(config.cta?.label).toBe('çevir');
});

test('lists no text that is switched off', () => {
  const ad = resolveAd({
    pausePoints: [{ id: 'one', timestamp: 1 }],
    cta: { label: 'Go', showCoverText: false, showSpinCountdown: false, showButtonWhileSpinning: false },
  });
  expect(listAdTexts(ad).map(({ text }) => text)).toEqual(['Go', 'Download Now!']);
});

test('lists no text of a spin that the ad does not have, or that an image replaces', () => {
  const pausePoints = [{ id: 'one', timestamp: 1 }];
  const assets = { spinButtonImage: { filePath: 'asset:button-01' } };
  const withImage = resolveAd({
    pausePoints,
    assets,
    cta: { showSpinCountdown: false, spinningLabel: 'Wait' },
  });
  expect(listAdTexts(withImage).map(({ text }) => text)).not.toContain('Wait');
  const ad = resolveAd({ cta: { label: 'Go', showCoverText: false, spinningLabel: 'Wait' } });
  expect(listAdTexts(ad).map(({ text }) => text)).toEqual(['Go', 'Download Now!']);
});

test('lists every number that counts up at the win, in the font of the button', () => {
  const ad = resolveAd({ cta: { winAmount: 3, winCurrency: '€', fontFamily: 'Impact' } });
  const amounts = listAdTexts(ad).filter(({ text }) => text.includes('€'));
  expect(amounts.map(({ text }) => text)).toEqual(['€0', '€1', '€2', '€3']);
  expect(new Set(amounts.map(({ fontFamily }) => fontFamily))).toEqual(new Set(['Impact']));
});
