import { resolve } from 'node:path';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Outcome } from '@spinreel/media/media-problem';
import { findMissingTools } from '@spinreel/media/programs/run-ffmpeg';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Rule } from '@spinreel/preflight/rule';
import { listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import { loadConfig } from '../config/load-config.ts';
import { createMissingTool } from '../environment-problem.ts';
import { parseNetworks } from '../networks/parse-network.ts';
import { buildFile } from './variants/build-variant.ts';
import type { BuildOptions } from './build-options.ts';
import { checkAd, createVideoMeter, createMediaChecker } from './check-ad.ts';
import { loadAd, type LoadedAd } from './load-ad.ts';
import { makeFonts, makeMedia } from './make-media.ts';
import { openMediaCache } from './open-media-cache.ts';
import { buildVariants } from './variants/build-variants.ts';

/**
 * Writes the finished files of an ad, except files that break a rule, and prints what became of each. Resolves to `passed` if
 * all were written. An ad without variants and languages has one file for each network.
 */
export async function buildCommand(
  options: BuildOptions & { readonly file: string; readonly config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const { networks: own, rules } = await loadConfig(options.config, io.folder);
  const named = options.network === undefined ? null : parseNetworks(options.network, own);
  if ((await findMissingTools()).length > 0) throw createMissingTool('ffmpeg');
  io.progress.report('Reading the ad');
  const adPath = resolve(io.folder, options.file);
  const read = await loadAd({ path: adPath, named, own });
  const loaded = options.sheet === undefined ? read : await addSheet(read, options.sheet, { adPath, io });
  const isVaried = (loaded.config.variants ?? []).length > 0 || listLanguages(loaded.config).length > 1;
  const { variant, language, name, dryRun = false } = options;
  const needsPlan = isVaried || dryRun || [variant, language, name].some((each) => each !== undefined);
  const openStore = () => (options.cache ? openMediaCache(io) : Promise.resolve(createMemoryRecipeStore()));
  const isComplete = needsPlan
    ? await buildVariants({ loaded, openStore, rules, options, io })
    : await buildPlainAd({ loaded, openStore, rules, outFolder: resolve(io.folder, options.out), io });
  return isComplete ? exitCodes.passed : exitCodes.findings;
}

/**
 * Returns the ad with the variants and texts of a sheet, and prints which settings replaced videos lose. Throws a `CliProblem`
 * that lists the problems of its cells.
 */
async function addSheet(
  loaded: LoadedAd,
  sheet: string,
  { adPath, io }: { adPath: string; io: CliIo },
): Promise<LoadedAd> {
  const { applySheets } = await import('../sheets/apply-sheets.ts');
  const { measureVideos } = await import('../sheets/apply-sheets.ts');
  const { readSheets } = await import('../sheets/read-sheets.ts');
  const sheets = await readSheets(resolve(io.folder, sheet), sheet);
  const findVideo = await measureVideos(loaded.config, { sheets, adPath });
  const { config, losses, problems } = applySheets(loaded.config, {
    ...{ sheets, adPath, findVideo },
    partly: false,
  });
  if (problems.length > 0) throw new CliProblem('findings', problems.join('\n'));
  io.progress.end();
  for (const line of losses) io.print(line);
  return { ...loaded, config };
}

/** Builds an ad that is one file for each network. Resolves to whether all were written. */
async function buildPlainAd(options: {
  loaded: LoadedAd;
  openStore: () => Promise<RecipeStore>;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<boolean> {
  const { loaded, openStore, rules, outFolder, io } = options;
  const { networks, openAsset } = loaded;
  const { progress, signal } = io;
  const checked = await checkAd(loaded.config, { networks, measureVideo: createVideoMeter(openAsset) });
  progress.end();
  for (const warning of checked.warnings) io.print(warning);
  const ad = resolveAd(checked.config);
  const store = await openStore();
  await createMediaChecker({ openAsset, store })(ad);
  const mediaByBudget = await makeMedia({ ad, networks, openAsset, store, progress, signal });
  const { fonts, warnings } = await makeFonts(ad, { openAsset, store, signal });
  progress.end();
  for (const warning of warnings) io.print(warning);
  let isComplete = true;
  for (const network of networks) {
    signal.throwIfAborted();
    const media = mediaByBudget.get(mediaBudgetBytes(network)) as Outcome<AdMedia>;
    const fileName = artifactFileName({ adName: ad.name, network, date: new Date() });
    const label = network.id;
    const { isWritten } = await buildFile({
      ad,
      media,
      fonts,
      network,
      fileName,
      label,
      rules,
      outFolder,
      io,
    });
    isComplete &&= isWritten;
  }
  return isComplete;
}
