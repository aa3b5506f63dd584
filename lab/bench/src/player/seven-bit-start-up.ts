import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { Network } from '@spinreel/exporters/network';
import { exportAd } from '@spinreel/exporters/export-ad';
import { applovin } from '@spinreel/exporters/networks/mraid/applovin';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { quantile, timesTheLimit } from '../alternating.ts';
import type { Bench } from '../figure.ts';
import { sampleFonts, sampleMedia } from './sample-media.ts';
import { startInTurns } from './start-in-turns.ts';
import type { StartedPage } from './started-page.ts';

/** Single rounds vary by more than the limit of 10 %. */
const rounds = 25;

/**
 * Measures how soon an AppLovin page with media in seven-bit text is visible and ready on a slow phone, compared with
 * the same page in base64.
 */
export const sevenBitStartUp: Bench = {
  name: 'seven-bit-start-up',
  run: async () => {
    const files = {
      '/seven-bit.html': await exportPage('seven-bit'),
      '/base64.html': await exportPage('base64'),
    };
    const started = await startInTurns({ files, names: ['seven-bit', 'base64'], rounds });
    const each = (name: keyof typeof started, key: keyof StartedPage) =>
      started[name].map((page) => page[key]);
    const times = (key: keyof StartedPage) => timesTheLimit(each('seven-bit', key), each('base64', key));
    const median = (name: keyof typeof started, key: keyof StartedPage) => quantile(each(name, key), 0.5);
    const medians = (key: keyof StartedPage) => median('seven-bit', key) / median('base64', key);
    for (const key of ['paintMs', 'readyMs', 'tapToFrameMs', 'longestTaskMs', 'heapBytes'] as const)
      process.stdout.write(
        `  ${key}: ${list(each('seven-bit', key))}; base64 ${list(each('base64', key))}\n`,
      );
    return [
      { name: 'first paint, by base64', value: times('paintMs'), unit: 'x', atMost: 1.1 },
      { name: 'first paint, by base64, medians', value: medians('paintMs'), unit: 'x' },
      // The fastest round is often faster by chance.
      { name: 'video ready, by base64, medians', value: medians('readyMs'), unit: 'x', atMost: 1.1 },
      { name: 'longest task at load, by base64, medians', value: medians('longestTaskMs'), unit: 'x' },
      { name: 'memory of JavaScript, by base64, medians', value: medians('heapBytes'), unit: 'x' },
    ];
  },
};

/** Exports the sample ad for AppLovin, with media in either encoding. */
async function exportPage(mediaEncoding: Network['mediaEncoding']) {
  const { bytes, mimeType } = await exportAd({
    ad: resolveAd(sampleAd),
    media: await sampleMedia('final'),
    fonts: await sampleFonts(),
    network: { ...applovin, mediaEncoding },
  });
  return { bytes, mimeType };
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed()).join(' ');
}
