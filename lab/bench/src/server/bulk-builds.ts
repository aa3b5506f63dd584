import { addVariants } from '@spinreel/fixtures/add-variants';
import type { Bench } from '../figure.ts';
import { recordedFfmpeg } from '../media/recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { buildFiles } from './build-files.ts';
import { readProcessorSeconds } from './process-use.ts';
import { saveSampleAd } from './saved-sample-ad.ts';
import { withServedProduct } from './served-product.ts';

/** Measures the builds of twenty variants that differ in their texts, in two languages, for four networks. */
export const bulkBuilds: Bench = {
  name: 'bulk-builds',
  // It limits processor time. Its only limit on a duration is generous.
  isTimed: false,
  run: () =>
    inScratchFolder(async (folder) => {
      const { result } = await recordedFfmpeg(folder, (readRuns) =>
        withServedProduct(async (product) => {
          const ad = await saveSampleAd(product, adId, (config) =>
            addVariants(config, { count: variantCount, translated: ['de'] }),
          );
          // The media are encoded before the clock starts.
          await buildFiles(product, adId, { variantIds: [null], languages: ['en'], networks });
          const runsBefore = (await readRuns()).length;
          const [startedAt, processorBefore] = [
            performance.now(),
            await readProcessorSeconds(product.process.pid),
          ];
          const selection = {
            variantIds: ad.variants?.map(({ id }) => id) ?? [],
            languages: ['en', 'de'],
            networks,
          };
          const { length: count } = await buildFiles(product, adId, selection);
          const seconds = (performance.now() - startedAt) / 1000;
          const processorSeconds = (await readProcessorSeconds(product.process.pid)) - processorBefore;
          const encodes = (await readRuns()).length - runsBefore;
          const requestedAt = performance.now();
          await buildFiles(product, adId, selection);
          const again = performance.now() - requestedAt;
          return { count, seconds, processorSeconds, encodes, again };
        }),
      );
      const { count, seconds, processorSeconds, encodes, again } = result;
      return [
        { name: 'files built', value: count, unit: 'files' },
        { name: 'files per second', value: count / seconds, unit: '/s' },
        {
          name: 'processor time of the server for each file',
          value: (processorSeconds * 1000) / count,
          unit: 'ms',
          atMost: 150,
        },
        { name: 'runs of ffmpeg for media that are encoded', value: encodes, unit: 'runs', atMost: 0 },
        { name: 'the same request again', value: again, unit: 'ms', atMost: 2000 },
      ];
    }),
};

const adId = 'bench-ad-bulk-builds';
const networks = ['meta', 'moloco', 'applovin', 'unity'];
const variantCount = 20;
