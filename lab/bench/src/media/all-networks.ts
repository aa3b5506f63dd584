import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { alternating, quantile, timesTheLimit } from '../alternating.ts';
import type { Bench } from '../figure.ts';
import { createFullMedia, listMediaFiles } from './full-media.ts';

const rounds = 4;
const limitMs = 3000;

/**
 * Measures the export of one ad for all networks, one after another in one process, whose media already exist and fill
 * each network's budget.
 */
export const allNetworks: Bench = {
  name: 'all-networks',
  run: async () => {
    const ad = resolveAd(sampleAd);
    const networks = Object.values(adNetworks);
    const mediaByBudget = new Map(
      [...new Set(networks.map(mediaBudgetBytes))].map((bytes) => [bytes, createFullMedia(bytes)]),
    );
    const exported = networks.map((network) => ({
      network,
      media: mediaByBudget.get(mediaBudgetBytes(network)) as AdMedia,
    }));
    const { all, checked, base64 } = await alternating(rounds, {
      all: async () => {
        for (const { network, media } of exported) await exportAd({ ad, media, network });
      },
      checked: async () => {
        for (const { network, media } of exported) {
          const { bytes } = await exportAd({ ad, media, network });
          const fileName = artifactFileName({ adName: ad.name, network, date: new Date() });
          const verdict = await checkFile({ bytes, fileName, network });
          if (!verdict.passed) throw new Error(`The file for ${network.id} breaks a rule`);
        }
      },
      base64: () => {
        for (const { media } of exported)
          for (const { bytes } of listMediaFiles(media))
            Buffer.from(Buffer.from(bytes).toString('base64'), 'latin1');
      },
    });
    return [
      { name: 'exportAd for all networks, median', value: quantile(all, 0.5), unit: 'ms', atMost: limitMs },
      { name: 'the same, by base64 of their media', value: timesTheLimit(all, base64), unit: 'x' },
      {
        name: 'exportAd and checkFile for all networks, median',
        value: quantile(checked, 0.5),
        unit: 'ms',
      },
    ];
  },
};
