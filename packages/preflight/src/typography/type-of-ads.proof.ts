import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { shortAd } from '../../test/ads/short-ad.ts';
import { simplifyDrawing } from '../../test/mutations/page-change.ts';
import { withoutCelebration } from '../../test/mutations/play-behaviour.ts';
import { brandFace } from '../../test/typography/note-page.ts';
import { composeGame, playForType } from '../../test/typography/play-for-type.ts';

const { moloco } = networks;

const browser = await launchBrowser();

test('finds nothing in an ad whose type is good', async () => {
  const texts = `<p style="font-family: Brand">Jackpot</p><p dir="rtl">שחקו עכשיו!</p><p>下載 🎰</p>`;
  expect(await playForType(composeGame(texts, brandFace), browser)).toMatchObject({ broken: [] });
});

test('warns of our own ad in the fonts of the phone, which passes', { timeout: 300_000 }, async () => {
  const config = { ...withoutCelebration, branding: { useSystemFonts: true } };
  expect(await playForType(await shortAd(moloco, { config, mutant: simplifyDrawing }), browser)).toEqual({
    passed: true,
    broken: [
      expect.stringMatching(
        /^same-fonts-on-phones, warning: The font “Verdana” is not in the file\. Android draws “.+” in another font\.$/,
      ),
    ],
  });
});
