import { copyFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { addVariants } from '@spinreel/fixtures/add-variants';
import type { Bench } from '../figure.ts';
import { findPasses, recordedFfmpeg } from '../media/recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { runBarePasses } from './bare-passes.ts';
import { buildFiles } from './build-files.ts';
import { readPeakMemoryBytes, readProcessorSeconds } from './process-use.ts';
import { saveSampleAd, trimEnd } from './saved-sample-ad.ts';
import { type ServedProduct, withServedProduct } from './served-product.ts';

/**
 * Measures the files of 50 variants with six videos and texts of their own, in five languages, for four networks. The reference is
 * what nobody can save: the passes of their encodes, run alone, and a copy of the bytes of all files.
 */
export const thousandFiles: Bench = {
  name: 'thousand-files',
  run: () =>
    inScratchFolder(async (folder) => {
      const { result } = await recordedFfmpeg(folder, (readRuns) =>
        withServedProduct(async (product) => {
          const ad = await saveSampleAd(product, adId, vary);
          const variantIds = ad.variants?.map(({ id }) => id) ?? [];
          const languages = ['en', ...translated];
          const runsBefore = (await readRuns()).length;
          const bytesBefore = await measureFolder(product.folder);
          let builds: readonly Build[] = [];
          const built = await measure(product.process.pid, async () => {
            builds = await buildFiles(product, adId, { variantIds, languages, networks });
          });
          const passes = findPasses((await readRuns()).slice(runsBefore));
          const peakBytes = await readPeakMemoryBytes(product.process.pid);
          const storedBytes = (await measureFolder(product.folder)) - bytesBefore;
          const encoded = await measure(process.pid, () => runBarePasses(passes, folder));
          const sources = await downloadSources(product, builds, folder);
          const copied = await measure(process.pid, () => copyAll(builds, sources, folder));
          return { builds, built, encoded, copied, passes, peakBytes, storedBytes };
        }),
      );
      const { builds, built, encoded, copied, passes, peakBytes, storedBytes } = result;
      const [referenceMs, referenceSeconds] = [
        encoded.durationMs + copied.durationMs,
        encoded.processorSeconds + copied.processorSeconds,
      ];
      return [
        { name: 'files built', value: builds.length, unit: 'files', atLeast: 1000 },
        { name: 'time', value: built.durationMs, unit: 'ms' },
        { name: 'bare passes of their encodes', value: encoded.durationMs, unit: 'ms' },
        { name: 'plain copy of their bytes', value: copied.durationMs, unit: 'ms' },
        { name: 'time, by both together', value: built.durationMs / referenceMs, unit: 'x', atMost: 1.5 },
        {
          name: 'processor time, by both together',
          value: built.processorSeconds / referenceSeconds,
          unit: 'x',
          atMost: 1.5,
        },
        { name: 'processor time of the server', value: built.processorSeconds * 1000, unit: 'ms' },
        { name: 'passes of encodes', value: passes.length, unit: 'runs', atMost: maxPasses },
        { name: 'peak memory of the server', value: peakBytes, unit: 'bytes', atMost: 700_000_000 },
        { name: 'disk for each file', value: storedBytes / builds.length, unit: 'bytes', atMost: 200_000 },
      ];
    }),
};

const adId = 'bench-ad-thousand-files';
const variantCount = 50;
const videoCount = 6;
const translated = ['de', 'fr', 'es', 'it'] as const;
/** AppLovin needs its own encode of each video. */
const networks = ['meta', 'moloco', 'unity', 'applovin'];
/** Two passes for each video and each of the two sizes. */
const maxPasses = 2 * 2 * videoCount;

/** Adds variants with a text of their own, its translations, and one of six videos. */
function vary(config: AdConfig): AdConfig {
  const overrides = Array.from({ length: videoCount }, (_, index) => ({
    'assets.gameplayVideo.trim': trimEnd(config, index / 10),
  }));
  const plain: AdConfig = {
    ...config,
    // Otherwise the server would encode the video of the base in the background.
    networks: [],
  };
  return addVariants(plain, { count: variantCount, translated, overrides });
}

/** Downloads a file for each network. */
async function downloadSources(
  { origin, headers }: ServedProduct,
  builds: readonly Build[],
  folder: string,
): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const { network, result } of builds) {
    if (sources.has(network) || result === null) continue;
    const answer = await fetch(`${origin}${result.downloadUrl}`, { headers });
    const path = join(folder, network);
    await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
    sources.set(network, path);
  }
  return sources;
}

/** Copies as many bytes as the files have. Each copy is removed, so that they need not fit onto the disk together. */
async function copyAll(
  builds: readonly Build[],
  sources: ReadonlyMap<string, string>,
  folder: string,
): Promise<void> {
  const copy = join(folder, 'copy');
  for (const { network } of builds) {
    await copyFile(sources.get(network) ?? '', copy);
    await rm(copy);
  }
}

/** Measures work that a process does with its child processes. */
async function measure(pid: number | undefined, work: () => Promise<void>) {
  const processorBefore = await readProcessorSeconds(pid);
  const startedAt = performance.now();
  await work();
  const durationMs = performance.now() - startedAt;
  return { durationMs, processorSeconds: (await readProcessorSeconds(pid)) - processorBefore };
}

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
