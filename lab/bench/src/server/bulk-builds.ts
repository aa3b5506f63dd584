import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Bench } from '../figure.ts';
import { recordedFfmpeg } from '../media/recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { answered } from './answered.ts';
import { type ServedProduct, withServedProduct } from './served-product.ts';

/** Measures the builds of twenty variants that differ in their texts, in two languages, for four networks. */
export const bulkBuilds: Bench = {
  name: 'bulk-builds',
  run: () =>
    inScratchFolder(async (folder) => {
      const { result } = await recordedFfmpeg(folder, (readRuns) =>
        withServedProduct(async (product) => {
          const { config } = await answered<{ config: AdConfig }>(
            product,
            '/api/upload/sample-ad',
            undefined,
          );
          const ad = addVariants({ ...config, id: adId });
          await answered(product, '/api/ads', ad);
          // The media are encoded before the clock starts.
          await build(product, { variantIds: [null], languages: ['en'], networks });
          const runsBefore = (await readRuns()).length;
          const [startedAt, processorBefore] = [performance.now(), await readProcessorSeconds(product)];
          const selection = {
            variantIds: ad.variants?.map(({ id }) => id) ?? [],
            languages: ['en', 'de'],
            networks,
          };
          const count = await build(product, selection);
          const seconds = (performance.now() - startedAt) / 1000;
          const processorSeconds = (await readProcessorSeconds(product)) - processorBefore;
          const encodes = (await readRuns()).length - runsBefore;
          const requestedAt = performance.now();
          await build(product, selection);
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
          atMost: 400,
        },
        { name: 'runs of ffmpeg for media that are encoded', value: encodes, unit: 'runs', atMost: 0 },
        { name: 'the same request again', value: again, unit: 'ms', atMost: 2000 },
      ];
    }),
};

const adId = 'bench-ad-bulk-builds';
const networks = ['meta', 'moloco', 'applovin', 'unity'];
const variantCount = 20;

/** Adds variants that differ in a text, and a translation of each. */
function addVariants(config: AdConfig): AdConfig {
  const labels = Array.from({ length: variantCount }, (_, index) => `Spin ${index + 1}`);
  const translations = labels.map((label) => [label, { text: `Dreh ${label}`, isConfirmed: true }] as const);
  return {
    ...config,
    languages: ['de'],
    variants: labels.map((label, index) => ({
      id: `variant-${index + 1}`,
      overrides: { 'cta.label': label },
    })),
    translations: { de: { 'cta.label': Object.fromEntries(translations) } },
  };
}

/** Builds files of the saved ad, and resolves with their number when all are ready. */
async function build(product: ServedProduct, selection: object): Promise<number> {
  const path = `/api/ads/${adId}/builds`;
  const started = await answered<{ builds: { id: string; state: string }[] }>(product, path, selection);
  const wanted = new Set(started.builds.map(({ id }) => id));
  let open = started.builds;
  while (open.some(({ id, state }) => wanted.has(id) && state !== 'ready')) {
    await delay(500);
    const response = await fetch(`${product.origin}${path}`, { headers: product.headers });
    const { data } = (await response.json()) as { data: typeof started };
    if (data.builds.some(({ state }) => state === 'failed')) throw new Error('A build has failed');
    open = data.builds;
  }
  return started.builds.length;
}

/** Reads the processor time of the server and of the processes that it has ended, in seconds. Requires `/proc`. */
async function readProcessorSeconds({ process: { pid } }: ServedProduct): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** `sysconf(_SC_CLK_TCK)`, which is 100 on all common systems. */
const ticksPerSecond = 100;
