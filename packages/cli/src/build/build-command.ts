import { resolve } from 'node:path';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Outcome } from '@spinreel/media/media-problem';
import { findMissingTools } from '@spinreel/media/programs/run-ffmpeg';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { CliIo } from '../cli-io.ts';
import { loadConfig } from '../config/load-config.ts';
import { createMissingTool } from '../environment-problem.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import { buildFile } from './build-file.ts';
import { checkMedia } from './check-media.ts';
import { loadAd } from './load-ad.ts';
import { makeFonts } from './make-fonts.ts';
import { makeMedia } from './make-media.ts';
import { openMediaCache } from './open-media-cache.ts';

/** The options of `spinreel build`. */
export interface BuildOptions {
  /** A list such as 'meta,moloco'; undefined for the networks that the ad config names. */
  readonly network?: string;
  readonly out: string;
  /** Whether encoded media are stored on disk, and taken from there. */
  readonly cache: boolean;
}

/**
 * Writes one finished file per network, except files that break a rule, and prints what became of each network. Resolves to
 * `passed` if all were written.
 */
export async function buildCommand(
  options: BuildOptions & { readonly file: string; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const named = options.network === undefined ? null : parseNetworks(options.network, own);
  if ((await findMissingTools()).length > 0) throw createMissingTool('ffmpeg');
  io.progress.report('Reading the ad');
  const loaded = await loadAd({ path: resolve(io.folder, options.file), named, own });
  io.progress.end();
  for (const warning of loaded.warnings) io.print(warning);
  const { networks, openAsset } = loaded;
  const ad = resolveAd(loaded.config);
  const store = options.cache ? await openMediaCache(io) : createMemoryRecipeStore();
  await checkMedia(ad, { openAsset, store });
  const { progress, signal } = io;
  const mediaByBudget = await makeMedia({ ad, networks, openAsset, store, progress, signal });
  const { fonts, warnings } = await makeFonts(ad, { openAsset, store, signal });
  progress.end();
  for (const warning of warnings) io.print(warning);
  const outFolder = resolve(io.folder, options.out);
  let isComplete = true;
  for (const network of networks) {
    signal.throwIfAborted();
    const media = mediaByBudget.get(mediaBudgetBytes(network)) as Outcome<AdMedia>;
    const isWritten = await buildFile({ ad, media, fonts, network, rules, outFolder, io });
    isComplete &&= isWritten;
  }
  return isComplete ? exitCodes.passed : exitCodes.findings;
}
