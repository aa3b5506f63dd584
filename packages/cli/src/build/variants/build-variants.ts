import { resolve, join, relative } from 'node:path';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Rule } from '@spinreel/preflight/rule';
import { type CliIo, CliProblem } from '../../command.ts';
import type { BuildOptions } from '../build-options.ts';
import type { LoadedAd } from '../load-ad.ts';
import { buildVariant } from './build-variant.ts';
import { createFingerprinter, listMediaHashes } from './create-fingerprinter.ts';
import { createGroupedWarnings, nameSome } from './grouped-warnings.ts';
import { type ManifestFile, manifestNames, openManifest, locateFile } from './manifest.ts';
import { planFiles, type PlannedFile, prepareAds, type BuildFailure, type PreparedAd } from './plan-files.ts';
import { selectVariants } from './select-variants.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { BuildSelection } from '@spinreel/variants/builds/list-builds';
import { getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import { listTranslationStates, type SourceText } from '@spinreel/variants/texts/list-texts';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { formatColumns } from '../../terminal/format-columns.ts';
import { printUploads } from './print-uploads.ts';
import { findEqualFiles } from '@spinreel/variants/builds/find-equal-files';

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

/** Lists how many texts of the selected variants are not translated into the selected languages, or not confirmed. */
function listTranslationWarnings(
  config: AdConfig,
  { variantIds, languages }: Omit<BuildSelection, 'networks'>,
): string[] {
  const isShown = (text: SourceText) =>
    variantIds === undefined || text.variantIds.some((id) => variantIds.includes(id));
  const own = languageFacts[getBaseLanguage(config)].englishName;
  return listTranslationStates(config)
    .filter(({ language }) => languages?.includes(language) ?? true)
    .flatMap(({ language, untranslated, unconfirmed }) => {
      const { englishName } = languageFacts[language];
      const missing = untranslated.filter(isShown).length;
      const open = unconfirmed.filter(isShown).length;
      return [
        ...(missing === 0
          ? []
          : [`Warning: ${writeTexts(missing)} not translated into ${englishName}, and stay in ${own}.`]),
        ...(open === 0
          ? []
          : [`Warning: ${writeTexts(open)} translated into ${englishName}, but nobody has confirmed it.`]),
      ];
    });
}

function writeTexts(count: number): string {
  return `${writeCount(count, 'text')} ${count === 1 ? 'is' : 'are'}`;
}

/** Prints which files would be built, how often a video would be encoded, and how the files are uploaded. */
async function printPlan(options: {
  loaded: LoadedAd;
  files: readonly PlannedFile[];
  ads: readonly PreparedAd[];
  failures: readonly BuildFailure[];
  io: CliIo;
}): Promise<void> {
  const { loaded, files, ads, failures, io } = options;
  const { networks, openAsset } = loaded;
  const rows = files.map(({ variant, language, network, ...file }) => [
    variant,
    language,
    network,
    locateFile({ network, ...file }),
  ]);
  for (const line of formatColumns([['VARIANT', 'LANGUAGE', 'NETWORK', 'FILE'], ...rows])) io.print(line);
  const count = (key: 'variantId' | 'language') => new Set(files.map((file) => file[key])).size;
  const encodes = await countEncodes(ads, { networks, openAsset });
  io.print('');
  io.print(
    `${writeCount(files.length, 'file')}: ${writeCount(count('variantId'), 'variant')}, ${writeCount(count('language'), 'language')}, ${writeCount(networks.length, 'network')}. ` +
      `About ${writeCount(encodes, 'video encode')}, fewer if they were made before.`,
  );
  printUploads({ files, networks, io });
  printFailures(failures, io);
}

/** Counts the videos that are encoded: one for each distinct video, other media beside it, and budget. */
async function countEncodes(
  ads: readonly PreparedAd[],
  { networks, openAsset }: { networks: readonly Network[]; openAsset: LoadedAd['openAsset'] },
): Promise<number> {
  const budgets = new Set(networks.map((network) => mediaBudgetBytes(network)));
  const media = new Set<string>();
  for (const { ad } of ads) {
    const hashes = await listMediaHashes(ad, openAsset);
    const find = (path: string | null) => (path === null ? null : (hashes[path] ?? null));
    const images = Object.values(ad.images).map(find);
    const music = find(ad.music?.asset ?? null);
    media.add(canonicalJson({ video: { ...ad.video, asset: find(ad.video.asset) }, images, music }));
  }
  return media.size * budgets.size;
}

/** Prints what a build of several files has made: the list of files, equal files, how to upload them, and what failed. */
function printResults(options: {
  networks: readonly Network[];
  files: readonly ManifestFile[];
  /** How many of the files were up to date. */
  currentCount: number;
  failures: readonly BuildFailure[];
  outFolder: string;
  io: CliIo;
}): void {
  const { networks, files, currentCount, failures, outFolder, io } = options;
  if (files.length > 0) {
    const list = relative(io.folder, join(outFolder, manifestNames.csv));
    const current = currentCount === 0 ? '' : `, ${currentCount} of them up to date`;
    io.print(`\n${writeCount(files.length, 'file')}${current}. ${list} lists them.`);
  }
  for (const group of findEqualFiles(files))
    io.print(`Equal files for ${group[0]?.network}: ${group.map(({ file }) => file).join(', ')}.`);
  printUploads({ files, networks, io });
  printFailures(failures, io);
}

/** Prints what could not be built, each reason once. */
function printFailures(failures: readonly BuildFailure[], io: Pick<CliIo, 'print'>): void {
  if (failures.length === 0) return;
  io.print(`\n${writeCount(failures.length, 'failure')}:`);
  const byReason = Map.groupBy(failures, ({ reason }) => reason);
  for (const [reason, group] of byReason) {
    const labels = group.map(({ network, label }) => (network === null ? label : `${network}, ${label}`));
    io.print(`  ${nameSome(labels)}: ${reason}`);
  }
}
