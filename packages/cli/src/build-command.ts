import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { formatExportMegabytes } from '@spinreel/config-schema/messages/format-megabytes';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { Outcome } from '@spinreel/media/media-problem';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { checkMedia } from './check-media.ts';
import type { CliIo } from './cli-io.ts';
import { loadAd } from './load-ad.ts';
import { makeMedia } from './make-media.ts';
import { parseArguments } from './parse-arguments.ts';
import { parseNetworks } from './parse-network.ts';
import { printBrokenRules, printVerdict } from './print-verdict.ts';
import { describeMediaProblem } from './problem-messages.ts';

/**
 * Runs `build AD.json [--network all|meta,moloco] --out FOLDER`, which writes one finished file per network, except files
 * that break a rule. Without `--network`, the ad config names the networks. Resolves to 0 if all were written. Otherwise
 * prints the reasons and resolves to 1.
 */
export async function buildCommand(argv: readonly string[], io: CliIo): Promise<number> {
  const { file, options } = parseArguments(argv, { required: ['out'], optional: ['network'] });
  const named = options.network === null ? null : parseNetworks(options.network);
  const { config, networks, openAsset, warnings } = await loadAd(resolve(io.folder, file), named);
  for (const warning of warnings) io.printError(warning);
  const ad = resolveAd(config);
  await checkMedia(ad, openAsset);
  const budgetCount = new Set(networks.map(mediaBudgetBytes)).size;
  io.printProgress(`Encoding for ${budgetCount} ${budgetCount === 1 ? 'size' : 'sizes'}...`);
  const store = createMemoryRecipeStore();
  const mediaByBudget = await makeMedia({ ad, networks, openAsset, store });
  const outFolder = resolve(io.folder, options.out);
  let isComplete = true;
  for (const network of networks) {
    const media = mediaByBudget.get(mediaBudgetBytes(network)) as Outcome<AdMedia>;
    try {
      const isWritten = await buildOne({ ad, media, network, outFolder, io });
      isComplete &&= isWritten;
    } catch (error) {
      // The other networks may still succeed.
      io.printError(`${network.id}: ${String(error)}`);
      isComplete = false;
    }
  }
  return isComplete ? 0 : 1;
}

/** Resolves to whether the file was written. Otherwise prints the reason. */
async function buildOne(options: {
  ad: ResolvedAd;
  media: Outcome<AdMedia>;
  network: Network;
  outFolder: string;
  io: CliIo;
}): Promise<boolean> {
  const { ad, media, network, outFolder, io } = options;
  if (!media.ok) {
    io.printError(`${network.id}: ${describeMediaProblem(media.problem)}`);
    return false;
  }
  const artifact = await exportAd({ ad, media: media.value, network });
  const fileName = artifactFileName({ adName: ad.name, network, date: new Date() });
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network });
  if (!verdict.passed) {
    printVerdict(verdict, io);
    return false;
  }
  const path = join(outFolder, fileName);
  await mkdir(outFolder, { recursive: true });
  await writeFile(`${path}.part`, artifact.bytes);
  await rename(`${path}.part`, path);
  const size = formatExportMegabytes(artifact.bytes.byteLength);
  const passedCount = verdict.findings.filter(({ passed }) => passed).length;
  io.printProgress(`${network.id}: ${relative(io.folder, path)}, ${size}, ${passedCount} checks passed`);
  printBrokenRules(verdict, io);
  return true;
}
