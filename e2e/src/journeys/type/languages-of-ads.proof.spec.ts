// Requirement: ad.embedded-fonts, language.languages
import { test } from '@playwright/test';
import { compareMachines } from '../../support/fonts/compare-machines.ts';

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
