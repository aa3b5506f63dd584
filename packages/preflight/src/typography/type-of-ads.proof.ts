import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { brandFace } from '../../test/typography/note-page.ts';
import { composeGame, playForType } from '../../test/typography/play-for-type.ts';

const browser = await launchBrowser();

test('finds nothing in an ad whose type is good', async () => {
  const texts = `<p style="font-family: Brand">Jackpot</p><p dir="rtl">שחקו עכשיו!</p><p>下載 🎰</p>`;
  expect(await playForType(composeGame(texts, brandFace), browser)).toMatchObject({ broken: [] });
});
