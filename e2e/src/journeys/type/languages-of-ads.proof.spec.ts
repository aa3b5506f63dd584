import { test } from '@playwright/test';
import { compareMachines } from '../../support/fonts/compare-machines.ts';

test('ads in the other languages look the same on machines with and without fonts', async () => {
  await compareMachines([
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
