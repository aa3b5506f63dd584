import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { brandFace } from '../../test/typography/note-page.ts';
import { composeGame, playForType } from '../../test/typography/play-for-type.ts';

const browser = await launchBrowser();

// Our own ads: type-of-ads.proof.ts.
// Requirement: preflight.foreign-behaviour
test('advises on the type of another tool’s ad, also after the first tap', { timeout: 300_000 }, async () => {
  const texts = `<p style="font-family: Lobster, cursive">Jackpot</p><p style="font-family: Brand">Łódź</p>
    <p style="height: 24px; overflow: hidden; font-size: 32px">Lucky jackpot</p><p>שחקו עכשיו!</p>`;
  const { broken } = await playForType(composeGame(texts, brandFace), browser);
  expect(broken).toEqual([
    'same-fonts-on-phones, advice: The font “Lobster” is not in the file. Android and iOS draw “Jackpot” in another font.',
    'draws-all-characters, advice: The font “Brand” lacks “Ł”, so “Łódź” is drawn in two fonts.',
    'shows-whole-letters, advice: During the game, the letters of “Lucky jackpot” are cut off at the bottom.',
    'matches-direction, advice: “שחקו עכשיו!” is laid out from left to right, so a part of it is in the wrong place.',
  ]);
});
