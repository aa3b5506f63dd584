import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/media-budget';
import type { NetworkId } from '@spinreel/exporters/networks/index';
import { createMemoryRecipeStore } from '@spinreel/media/memory-recipe-store';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { checkMedia, unusable } from './check-media.ts';
import { type CliIo, UsageProblem } from './cli-io.ts';
import { type LoadedAd, loadAd } from './load-ad.ts';
import { parseArguments } from './parse-arguments.ts';
import { parseNetworks } from './parse-network.ts';
import { printVerdict } from './print-verdict.ts';

/**
 * `build AD.json --network meta,moloco --out FOLDER`: writes one finished file per network. A file that breaks a rule is
 * not written. 0 when all were written, else 1 with the reasons.
 */
export async function buildCommand(argv: readonly string[], io: CliIo): Promise<number> {
  const { file, options } = parseArguments(argv, { options: ['network', 'out'] });
  const networks = parseNetworks(options.network);
  const loaded = await loadAd(resolve(io.folder, file));
  const ad = resolveAd(loaded.config);
  await checkMedia(ad, loaded.openAsset);
  const media = await mediaFor({ ad, networks, loaded });
  const outFolder = resolve(io.folder, options.out);
  const written = await Promise.all(
    networks.map((network) => buildOne({ ad, media, network, outFolder, io })),
  );
  return written.every(Boolean) ? 0 : 1;
}

/** One set of media for all networks: it keeps to the tightest of their budgets. */
async function mediaFor(options: {
  ad: ResolvedAd;
  networks: readonly NetworkId[];
  loaded: LoadedAd;
}): Promise<AdMedia> {
  const outcome = await prepareAdMedia({
    ad: options.ad,
    quality: 'final',
    budgetBytes: Math.min(...options.networks.map(mediaBudgetBytes)),
    openAsset: options.loaded.openAsset,
    store: createMemoryRecipeStore(),
  });
  if (outcome.ok) return outcome.value;
  const { code, message } = outcome.problem;
  // All else has been read to its end by now; what is wrong deep inside the video shows only when it is encoded.
  if (code === 'unreadable') throw unusable('gameplayVideo', options.ad.video.asset ?? '', message);
  throw new UsageProblem(message);
}

async function buildOne(options: {
  ad: ResolvedAd;
  media: AdMedia;
  network: NetworkId;
  outFolder: string;
  io: CliIo;
}): Promise<boolean> {
  const { ad, media, network, outFolder, io } = options;
  const artifact = await exportAd({ ad, media, network });
  const { extension } = artifact;
  const fileName = artifactFileName({ adName: ad.name, network, date: new Date(), extension });
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  printVerdict(verdict, io);
  if (!verdict.passed) return false;
  const path = join(outFolder, fileName);
  await mkdir(outFolder, { recursive: true });
  await writeFile(`${path}.part`, artifact.bytes);
  await rename(`${path}.part`, path);
  io.print(`  ${path} (${artifact.bytes.byteLength.toLocaleString('en')} bytes)`);
  return true;
}
