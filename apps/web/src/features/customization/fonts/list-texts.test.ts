import { expect, test } from 'vitest';
import { listShownTexts, listVariantTexts } from './list-texts.ts';

test('lists the texts of an ad', () => {
  const { language, texts } = listShownTexts({ cta: { label: 'Go' }, pausePointCount: 0 });
  expect(language).toBe('en');
  expect(texts).toContain('Go');
});

test('lists no texts of an ad in system fonts', () => {
  expect(listShownTexts({ branding: { useSystemFonts: true } }).texts).toEqual([]);
});

test('lists the texts of all variants and languages, and those of the player', () => {
  const { language, texts } = listVariantTexts({
    cta: { label: 'Go', showSpinCountdown: true },
    pausePointCount: 1,
    pausePoints: [{ id: 'one', timestamp: 1 }],
    languages: ['de', 'ja'],
    variants: [{ id: 'v', overrides: { 'cta.coverText': '직접' } }],
    translations: { ja: { 'cta.label': { Go: { text: '回す', isConfirmed: true } } } },
  });
  expect(language).toBe('ja');
  const all = texts.join();
  for (const text of ['Go', '직접', '回す', '残り']) expect(all).toContain(text);
});
