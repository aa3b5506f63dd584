import { resolve } from 'node:path';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Rule } from '@spinreel/preflight/rule';
import type { CliIo } from '../../cli-io.ts';
import { CliProblem } from '../../cli-problem.ts';
import type { BuildOptions } from '../build-options.ts';
import type { LoadedAd } from '../load-ad.ts';
import { buildVariant } from './build-variant.ts';
import { createFingerprinter } from './create-fingerprinter.ts';
import { createGroupedWarnings } from './grouped-warnings.ts';
import type { ManifestFile } from './manifest.ts';
import { openManifest } from './open-manifest.ts';
import { planFiles } from './plan-files.ts';
import { prepareAds, type BuildFailure } from './prepare-ads.ts';
import { printPlan } from './print-plan.ts';
import { printResults } from './print-results.ts';
import { selectVariants } from './select-variants.ts';
import { listTranslationWarnings } from './list-translation-warnings.ts';

/**
 * Builds the files of variants and languages in folders of the networks, or prints what would be built. A variant that cannot
 * be built does not stop the others. `manifest.json` and `manifest.csv` list the finished files; those that are up to date are
 * not built again. Resolves to whether all files are there.
 */
export async function buildVariants(context: {
  loaded: LoadedAd;
  openStore: () => Promise<RecipeStore>;
  rules: readonly Rule[];
  options: BuildOptions;
  io: CliIo;
}): Promise<boolean> {
  const { loaded, openStore, rules, options, io } = context;
  const { config, networks } = loaded;
  const { progress, signal } = io;
  const selection = selectVariants(config, options);
  const files = planFiles(config, { selection, networks, template: options.name, date: new Date() });
  const store = await openStore();
  const warnings = createGroupedWarnings();
  const { ads, failures } = await prepareAds(loaded, { files, networks, store, warnings, signal });
  progress.end();
  for (const warning of [...listTranslationWarnings(config, selection), ...warnings.take(ads.length)])
    io.print(warning);
  if (options.dryRun === true) {
    await printPlan({ loaded, files, ads, failures, io });
    return failures.length === 0;
  }
  if (ads.length === 0) throw createNothingToBuild(failures);
  const outFolder = resolve(io.folder, options.out);
  const manifest = await openManifest(outFolder, {
    adName: config.name ?? '',
    plannedCount: files.length,
  });
  const createFingerprint = createFingerprinter({ rules, openAsset: loaded.openAsset });
  const allFailures = [...failures];
  for (const failure of failures) manifest.addFailure(failure);
  const built: ManifestFile[] = [];
  let currentCount = 0;
  try {
    for (const [index, prepared] of ads.entries()) {
      signal.throwIfAborted();
      const result = await buildVariant(prepared, {
        ...{ loaded, store, rules, createFingerprint, warnings, outFolder, manifest, io },
        step: `${index + 1} of ${ads.length}`,
        isForced: options.force === true,
      });
      built.push(...result.files);
      currentCount += result.currentCount;
      for (const failure of result.failures) manifest.addFailure(failure);
      allFailures.push(...result.failures);
    }
  } finally {
    progress.end();
    await manifest.close();
  }
  for (const warning of warnings.take(ads.length)) io.print(warning);
  printResults({ networks, files: built, currentCount, failures: allFailures, outFolder, io });
  return allFailures.length === 0;
}

/** If no variant can be built, one reason is enough. */
function createNothingToBuild(failures: readonly BuildFailure[]): CliProblem {
  const reasons = new Set(failures.map(({ reason }) => reason));
  const [first, ...others] = failures.map(({ label, reason }) => `${label}: ${reason}`);
  const [only] = reasons;
  return new CliProblem(
    'findings',
    reasons.size === 1 && only !== undefined ? only : [first, ...others].join('\n'),
  );
}
