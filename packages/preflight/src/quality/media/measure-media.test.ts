import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortAd } from '../../../test/short-ad.ts';
import { launchChromium } from '../../browser/launch-chromium.ts';
import { measureMedia, type MediaTools } from './measure-media.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const network = networks.applovin;

test('measures the video and the music of an ad at their volume', { timeout: 120_000 }, async () => {
  const { media, tools, upload } = await setup();
  expect(await measureMedia({ ...upload, network, browser, tools })).toEqual({
    flashes: { general: 5, red: 0 },
    // The video has -20 LUFS, and the music -20 LUFS at a volume of 0.3, which is 10.5 dB less.
    loudness: { integratedLufs: expect.closeTo(-19.6, 1), peakDb: -3 },
  });
  expect(media.map((bytes) => Buffer.from(bytes.subarray(4, 8)).toString('latin1'))).toContain('ftyp');
});

test('measures the celebration, three times the same', { timeout: 300_000 }, async () => {
  const flashing = '<style>.badge.win::after { opacity: 1; background: #fff; inset: 0; animation: none }';
  const strobe = '.badge.win { animation: strobe 0.2s steps(1) infinite }';
  const { upload, tools } = await setup(
    `${flashing}${strobe}@keyframes strobe { 50% { opacity: 0 } } .badge.win { transition: none; background: #fff; inset: 0 !important; width: 100% !important; height: 100% !important }</style>`,
  );
  const calm = { ...tools, readFrames: async () => true };
  const runs: unknown[] = [];
  for (let run = 0; run < 3; run++)
    runs.push((await measureMedia({ ...upload, network, browser, tools: calm })).flashes);
  expect(runs).toEqual(Array.from({ length: 3 }, () => ({ general: 5, red: 0 })));
});

/** Exports an ad, and tools that find five flashes in a second and -20 LUFS in each of its media. */
async function setup(style = '<!-- no style -->') {
  const upload = await shortAd(network, { mutant: (html) => html.replace('</head>', `${style}</head>`) });
  const media: Uint8Array[] = [];
  const tools: MediaTools = {
    readFrames: async (_bytes, start) => {
      const addFrame = start(1);
      for (let frame = 0; frame < 120; frame++) {
        const level = Math.floor(frame / 6) % 2 ? 255 : 0;
        addFrame({ rgb: Uint8Array.of(level, level, level), timestampSeconds: frame / 60 });
      }
      return true;
    },
    measureLoudness: async (bytes) => {
      media.push(bytes);
      return { integratedLufs: -20, peakDb: -3 };
    },
  };
  return { upload, media, tools };
}
