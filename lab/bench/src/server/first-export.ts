import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { alternating, quantile, timesTheLimit } from '../alternating.ts';
import type { Bench } from '../figure.ts';
import { findPasses, recordedFfmpeg } from '../media/recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { answered } from './answered.ts';
import { runBarePasses } from './bare-passes.ts';
import { saveSampleAd, trimEnd } from './saved-sample-ad.ts';
import { withServedProduct } from './served-product.ts';

/** Measures the first export after an edit that changes the video, and the export of an unchanged ad. */
export const firstExport: Bench = {
  name: 'first-export',
  run: () =>
    inScratchFolder(async (folder) => {
      const { result } = await recordedFfmpeg(folder, (readRuns) =>
        withServedProduct(async (product) => {
          const config = await saveSampleAd(product, adId);
          const exported = (ad: AdConfig) => answered(product, exportPath, { config: ad });
          let round = 0;
          const edit = () => {
            round += 1;
            return trimmed(config, round * 0.1);
          };
          let passes: string[][] = [];
          const times = await alternating(rounds, {
            first: async () => {
              const before = await readRuns();
              await exported(edit());
              const made = (await readRuns()).slice(before.length);
              passes = findPasses(made);
              if (passes.length === 0) throw new Error('The export did not encode the video');
            },
            bare: () => runBarePasses(passes, folder),
            unchanged: () => exported(trimmed(config, round * 0.1)),
          });
          const unchanged = trimmed(config, round * 0.1);
          const system = { ...unchanged, branding: { ...unchanged.branding, useSystemFonts: true } };
          const fonts = await alternating(fontRounds, {
            embedded: () => exported(unchanged),
            system: () => exported(system),
          });
          return { ...times, ...fonts };
        }),
      );
      return [
        {
          name: 'first export after an edit, by the bare passes of its encode',
          value: timesTheLimit(result.first, result.bare),
          unit: 'x',
          atMost: 1.3,
        },
        { name: 'export of an unchanged ad', value: Math.max(...result.unchanged), unit: 'ms', atMost: 1000 },
        {
          name: 'the same, by one without embedded fonts',
          value: timesTheLimit(result.embedded, result.system),
          unit: 'x',
          atMost: 1.1,
        },
        {
          name: 'the same, by one without embedded fonts, medians',
          value: quantile(result.embedded, 0.5) / quantile(result.system, 0.5),
          unit: 'x',
        },
      ];
    }),
};

const rounds = 2;
const fontRounds = 15;
const adId = 'bench-ad-first-export';
const exportPath = `/api/export/${adId}/generate`;

/** Shortens the video of an ad. */
function trimmed(config: AdConfig, bySeconds: number): AdConfig {
  const { gameplayVideo } = config.assets ?? {};
  if (!gameplayVideo) throw new Error('The sample has no video');
  const trim = trimEnd(config, bySeconds);
  return { ...config, assets: { ...config.assets, gameplayVideo: { ...gameplayVideo, trim } } };
}
