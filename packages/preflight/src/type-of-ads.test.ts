import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortAd } from '../test/ads/short-ad.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { utf8, type Upload } from '../test/mutations/mutate.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { brandFace, composePage } from '../test/typography/note-page.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { playFile } from './play-file.ts';

const { moloco } = networks;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const typeRules = [
  'same-fonts-on-phones',
  'draws-all-characters',
  'shows-whole-letters',
  'matches-direction',
];

/** Plays a file. Returns whether it passes, and the messages of the rules about type that it breaks. */
async function play(upload: Upload): Promise<{ passed: boolean; broken: string[] }> {
  const { passed, findings } = await playFile({ ...upload, network: moloco, browser });
  const broken = findings.filter((finding) => !finding.passed && typeRules.includes(finding.ruleId));
  return {
    passed,
    broken: broken.map(({ ruleId, severity, message }) => `${ruleId}, ${severity}: ${message}`),
  };
}

/** A page that waits for a tap, shows `texts`, and has a button that opens the store. */
function composeGame(texts: string, style = ''): Upload {
  const body = `<h1>Spin</h1><div id="game" hidden>${texts}</div>
    <button style="display: block; margin: 20px auto; padding: 20px" onclick="if (game.hidden) { game.hidden = false; this.textContent = 'Install' } else FbPlayableAd.onCTAClick()">Play</button>`;
  return { bytes: utf8(composePage({ body, style })), fileName: 'game.html' };
}

// Requirement: preflight.behaviour
test('warns of our own ad in the fonts of the phone, which passes', { timeout: 300_000 }, async () => {
  const config = { ...withoutCelebration, branding: { useSystemFonts: true } };
  expect(await play(await shortAd(moloco, { config, mutant: simplifyDrawing }))).toEqual({
    passed: true,
    broken: [
      expect.stringMatching(
        /^same-fonts-on-phones, warning: The font “Verdana” is not in the file\. Android draws “.+” in another font\.$/,
      ),
    ],
  });
});

// Requirement: preflight.foreign-behaviour
test('advises on the type of another tool’s ad, also after the first tap', { timeout: 300_000 }, async () => {
  const texts = `<p style="font-family: Lobster, cursive">Jackpot</p><p style="font-family: Brand">Łódź</p>
    <p style="height: 24px; overflow: hidden; font-size: 32px">Lucky jackpot</p><p>שחקו עכשיו!</p>`;
  const { broken } = await play(composeGame(texts, brandFace));
  expect(broken).toEqual([
    'same-fonts-on-phones, advice: The font “Lobster” is not in the file. Android and iOS draw “Jackpot” in another font.',
    'draws-all-characters, advice: The font “Brand” lacks “Ł”, so “Łódź” is drawn in two fonts.',
    'shows-whole-letters, advice: During the game, the letters of “Lucky jackpot” are cut off at the bottom.',
    'matches-direction, advice: “שחקו עכשיו!” is laid out from left to right, so a part of it is in the wrong place.',
  ]);
});

// Requirement: preflight.foreign-behaviour
test('finds nothing in an ad whose type is good', { timeout: 300_000 }, async () => {
  const texts = `<p style="font-family: Brand">Jackpot</p><p dir="rtl">שחקו עכשיו!</p><p>下載 🎰</p>`;
  expect(await play(composeGame(texts, brandFace))).toMatchObject({ broken: [] });
});
