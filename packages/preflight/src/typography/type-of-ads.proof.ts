import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFace } from '../../test/typography/note-page.ts';
import { composeGame, playForType } from '../../test/typography/play-for-type.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

test('finds nothing in an ad whose type is good', async () => {
  const texts = `<p style="font-family: Brand">Jackpot</p><p dir="rtl">שחקו עכשיו!</p><p>下載 🎰</p>`;
  expect(await playForType(composeGame(texts, brandFace), browser)).toMatchObject({ broken: [] });
});
