import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { listSourceTexts, listTranslationStates } from './list-texts.ts';

test('lists each text once, with the variants that show it', () => {
  expect(listSourceTexts(createAd())).toEqual([
    { path: 'cta.label', source: 'Spin!', variantIds: [null, 'two'] },
    { path: 'cta.label', source: 'Play', variantIds: ['one'] },
    { path: 'cta.coverText', source: 'Play and Win Big', variantIds: [null, 'one'] },
    { path: 'outro.label', source: 'Download Now!', variantIds: [null, 'one', 'two'] },
  ]);
});

test('the texts of the app card count if the outro shows it', () => {
  const ad: AdConfig = { outro: { appName: 'Lucky', composition: 'win-card' } };
  const listPaths = (config: AdConfig) => listSourceTexts(config).map(({ path }) => path);
  expect(listPaths(ad)).not.toContain('outro.appName');
  expect(listPaths({ outro: { ...ad.outro, composition: 'app-card' } })).toContain('outro.appName');
});

test('finds what is not translated, not confirmed and no longer shown', () => {
  const gone = { text: 'Alt', isConfirmed: true };
  const ad: AdConfig = {
    ...createAd(),
    languages: ['en', 'de'],
    translations: {
      de: {
        'cta.label': {
          'Spin!': { text: 'Drehen!', isConfirmed: true },
          Play: { text: 'Spielen', isConfirmed: false },
          Old: gone,
        },
      },
    },
  };
  const [state, ...others] = listTranslationStates(ad);
  expect(others).toEqual([]);
  expect(state?.untranslated.map(({ source }) => source)).toEqual(['Play and Win Big', 'Download Now!']);
  expect(state?.unconfirmed.map(({ source }) => source)).toEqual(['Play']);
  expect(state?.stale).toEqual([{ path: 'cta.label', source: 'Old', translation: gone }]);
});

test('a text that is replaced in the language needs no translation', () => {
  const german = { de: { 'cta.label': 'Spielen' } };
  const listUntranslated = (change: AdConfig) =>
    listTranslationStates({ ...createAd(), languages: ['de'], ...change })[0]?.untranslated.map(
      ({ source }) => source,
    );
  const own = { id: 'one', overrides: { 'cta.label': 'Play' } };
  expect(listUntranslated({ variants: [{ ...own, byLanguage: german }] })).not.toContain('Play');
  expect(listUntranslated({ byLanguage: german })).toEqual(['Play', 'Play and Win Big', 'Download Now!']);
  expect(listUntranslated({ variants: [{ id: 'two', overrides: {}, byLanguage: german }] })).toContain(
    'Spin!',
  );
});

function createAd(): AdConfig {
  return {
    variants: [
      { id: 'one', overrides: { 'cta.label': 'Play' } },
      { id: 'two', overrides: { 'cta.showCoverText': false } },
    ],
  };
}
