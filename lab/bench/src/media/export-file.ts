import { networks } from '@spinreel/exporters/networks/index';
import { crc32 } from 'node:zlib';
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { buildFiles } from '@spinreel/exporters/build-files';
import { zipOfScripts } from '@spinreel/exporters/containers/zip-of-scripts';
import { exportAd } from '@spinreel/exporters/export-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { meta } from '@spinreel/exporters/networks/meta';
import { moloco } from '@spinreel/exporters/networks/moloco';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { alternating, quantile, timesTheLimit } from '../alternating.ts';
import type { Bench, Figure } from '../figure.ts';

/**
 * Measures the cost of a finished file whose media already exist, compared with the minimum that any implementation
 * needs.
 */
export const exportFile: Bench = {
  name: 'export',
  run: async () => [...(await builds()), ...(await wholeCalls())],
};

const rounds = 60;
const ad = resolveAd(sampleAd);
const media = fullMedia();

async function builds(): Promise<Figure[]> {
  const { files } = buildFiles({ ad, media, network: meta });
  const shipped = [...Object.values(media.images), media.music, media.video].flatMap((file) => file ?? []);
  const all = Buffer.concat(shipped.map(({ bytes }) => bytes));
  const zipTimes = await alternating(rounds, {
    zip: () => zipOfScripts.pack(files),
    copyAndSum: () => crc32(Buffer.concat(files.map(({ bytes }) => bytes))),
  });
  const htmlTimes = await alternating(4 * rounds, {
    html: () => buildFiles({ ad, media, network: moloco }),
    base64: () => Buffer.from(all.toString('base64'), 'latin1'),
  });
  const zip = timesTheLimit(zipTimes.zip, zipTimes.copyAndSum);
  const html = timesTheLimit(htmlTimes.html, htmlTimes.base64);
  return [
    { name: 'ZIP of the files, by copy and CRC-32 of their bytes', value: zip, unit: 'x', atMost: 20 },
    { name: 'HTML from the media, by base64 of their bytes', value: html, unit: 'x', atMost: 2 },
  ];
}

async function wholeCalls(): Promise<Figure[]> {
  const times = await alternating(rounds, {
    meta: () => exportAd({ ad, media, network: networks.meta }),
    moloco: () => exportAd({ ad, media, network: networks.moloco }),
    checkedMeta: () => exportedAndChecked(),
  });
  const slow = (values: readonly number[]) => quantile(values, 0.95);
  return [
    { name: 'exportAd for Meta, 95th percentile', value: slow(times.meta), unit: 'ms', atMost: 100 },
    { name: 'exportAd for Moloco, 95th percentile', value: slow(times.moloco), unit: 'ms', atMost: 100 },
    { name: 'exportAd and checkFile for Meta, 95th percentile', value: slow(times.checkedMeta), unit: 'ms' },
  ];
}

async function exportedAndChecked(): Promise<void> {
  const network = networks.meta;
  const { bytes } = await exportAd({ ad, media, network });
  const verdict = await checkFile({ bytes, fileName: 'ad.zip', network });
  if (!verdict.passed) throw new Error('The exported file breaks a rule');
}

/** Media that fill the budget, as random as compressed ones are. */
function fullMedia(): AdMedia {
  const image = (sizeBytes: number): ImageFile => ({
    bytes: random(sizeBytes),
    mimeType: 'image/webp',
    widthPx: 1080,
    heightPx: 1920,
  });
  const music = { bytes: random(180_000), mimeType: 'audio/mpeg' };
  const videoBytes = mediaBudgetBytes(networks.meta) - music.bytes.length - 3 * 150_000 - 2 * 50_000;
  return {
    images: {
      coverImage: image(150_000),
      outroImage: image(150_000),
      backgroundImage: image(150_000),
      winningBadgeImage: image(50_000),
      finalCtaButtonImage: image(50_000),
      lowerHalfImage: null,
      frameImage: null,
    },
    music,
    video: {
      bytes: random(videoBytes),
      mimeType: 'video/mp4',
      ...{ widthPx: 608, heightPx: 1080, durationSeconds: 12, frameRate: 30, pauseFrames: [24, 135] },
    },
  };
}

function random(sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  // `crypto.getRandomValues` accepts at most 64 KiB per call.
  for (let at = 0; at < sizeBytes; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}
