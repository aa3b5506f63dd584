import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import {
  createMadeUpTools,
  madeUpLoudness,
  measureForeignAd,
} from '../../../test/surveys/measure-foreign-ad.ts';
import { simplifyDrawing } from '../../../test/mutations/page-change.ts';
import { withoutCelebration } from '../../../test/mutations/play-behaviour.ts';
import { shortAd, type ShortAdOptions } from '../../../test/ads/short-ad.ts';
import { measureMedia } from './measure-media.ts';

const browser = await launchBrowser();

const network = networks.applovin;

test('measures the video and the music of an ad at their volume', async () => {
  const { media, tools, upload } = await setup({ mutant: simplifyDrawing });
  expect(await measureMedia({ ...upload, network, browser, tools })).toEqual({
    flashes: { general: 5, red: 0 },
    unseen: [],
    // The video has -20 LUFS, and the music -20 LUFS at a volume of 0.3, which is 10.5 dB less.
    loudness: { integratedLufs: expect.closeTo(-19.6, 1), peakDb: -3 },
  });
  expect(media.map((bytes) => Buffer.from(bytes.subarray(4, 8)).toString('latin1'))).toContain('ftyp');
});

test('measures the celebration', { timeout: 300_000 }, async () => {
  const flashing = '<style>.badge.win::after { opacity: 1; background: #fff; inset: 0; animation: none }';
  const strobe = '.badge.win { animation: strobe 0.2s steps(1) infinite }';
  // What is behind the badge is not red.
  const behind = '.sr canvas, .sr video, .sr .console { filter: grayscale(1) !important }';
  const style = `${flashing}${strobe}${behind}@keyframes strobe { 50% { opacity: 0 } } .badge.win { transition: none; background: #fff; inset: 0 !important; width: 100% !important; height: 100% !important }</style>`;
  const { upload, tools } = await setup({ mutant: (html) => html.replace('</head>', `${style}</head>`) });
  const calm = { ...tools, readFrames: async () => true };
  const { flashes } = await measureMedia({ ...upload, network, browser, tools: calm });
  expect(flashes).toEqual({ general: 5, red: 0 });
});

test('films the outro of an ad without a celebration', async () => {
  const { upload, tools } = await setup({ config: withoutCelebration, mutant: simplifyDrawing });
  const { unseen } = await measureMedia({ ...upload, network, browser, tools });
  expect(unseen).toEqual([]);
});

// More sounds and timers: measure-media.proof.ts.
describe('an ad of another tool', () => {
  test('is measured by the videos in its ZIP', async () => {
    const measured = await measureForeignAd({ browser, body: '<video id="clip" src="clip.mp4"></video>' });
    expect(measured).toEqual({ flashes: { general: 5, red: 0 }, unseen: [], loudness: madeUpLoudness(-20) });
  });

  test('has unknown flashes if a video cannot be read or it draws on a canvas', async () => {
    const revoked = await measureForeignAd({
      browser,
      body: '<video id="clip" src="clip.mp4"></video><video id="gone"></video>',
      onTap: `fetch('clip.mp4').then((got) => got.blob()).then((blob) => {
        gone.src = URL.createObjectURL(blob); gone.play(); URL.revokeObjectURL(gone.src); })`,
    });
    expect(revoked).toEqual({ flashes: { general: 5, red: 0 }, unseen: ['video'], loudness: null });
    const canvas = '<canvas width="375" height="400"></canvas>';
    const drawn = await measureForeignAd({
      browser,
      body: `${canvas}<video id="clip" src="clip.mp4"></video>`,
    });
    expect(drawn).toMatchObject({ flashes: { general: 5 }, unseen: ['canvas'] });
  });

  test('is as loud as its sound at the volume of its element', async () => {
    const measured = await measureForeignAd({
      browser,
      body: '<video id="clip" src="clip.mp4"></video><audio id="tune" src="tune.mp3"></audio>',
      onTap: 'tune.play(); clip.muted = true; tune.volume = 0.1',
    });
    expect(measured).toMatchObject({ loudness: { integratedLufs: expect.closeTo(-40, 5) } });
  });
});

/** Exports an ad, and tools that find five flashes in a second and -20 LUFS in each of its media. */
async function setup(options: ShortAdOptions = {}) {
  return { upload: await shortAd(network, options), ...createMadeUpTools() };
}
