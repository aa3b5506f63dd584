import { networks } from '@spinreel/exporters/networks/index';
import { crc32 } from 'node:zlib';
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
import { createFullMedia, listMediaFiles } from './full-media.ts';

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
const media = createFullMedia(mediaBudgetBytes(meta));

async function builds(): Promise<Figure[]> {
  const { files } = buildFiles({ ad, media, network: meta });
  const all = Buffer.concat(listMediaFiles(media).map(({ bytes }) => bytes));
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
