// Requirement: ad.embedded-fonts, language.languages
import { compareMachines } from '../../support/fonts/compare-machines.ts';
import { test } from '../../support/test.ts';

test('ads in all kinds of scripts look the same on machines with and without fonts', async () => {
  await compareMachines([
    'ar',
    'de',
    'fi',
    'tr',
    'vi',
    'el',
    'ru',
    'he',
    'th',
    'hi',
    'bn',
    'ta',
    'ja',
    'ko',
    'zh-Hant',
  ]);
});
