import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
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
  const [list, ...others] = listVariantTexts({
    cta: { label: 'Go', showSpinCountdown: true },
    pausePointCount: 1,
    pausePoints: [{ id: 'one', timestamp: 1 }],
    languages: ['de', 'ja'],
    variants: [{ id: 'v', overrides: { 'cta.coverText': '직접' } }],
    translations: { ja: { 'cta.label': { Go: { text: '回す', isConfirmed: true } } } },
  });
  expect([list?.language, others]).toEqual(['ja', []]);
  const all = list?.texts.join();
  for (const text of ['Go', '직접', '回す', '残り']) expect(all).toContain(text);
});

test('each East Asian language has its own list, and other languages share the first', () => {
  const listOf = (languages: AdLanguage[]) => listVariantTexts({ languages }).map(({ language }) => language);
  expect(listOf(['de'])).toEqual(['en']);
  expect(listOf(['de', 'zh-Hant', 'ja'])).toEqual(['zh-Hant', 'ja']);
});
