import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { builtFileName } from '@spinreel/exporters/artifact-file-name';
import type { Network } from '@spinreel/exporters/network';
import { listBuilds, type BuildPlan, type BuildSelection } from '@spinreel/variants/builds/list-builds';
import {
  defaultNameTemplate,
  findNameProblems,
  findTemplateProblems,
  nameBuild,
} from '@spinreel/variants/builds/name-build';
import { nameVariantFiles } from '@spinreel/variants/builds/name-variant-files';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { resolveVariant, listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { CliProblem } from '../../command.ts';
import { nameFile } from '../../variants/name-file.ts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { checkAd, createVideoMeter, createMediaChecker } from '../check-ad.ts';
import type { LoadedAd } from '../load-ad.ts';
import type { GroupedWarnings } from './grouped-warnings.ts';

/** A file to build. */
export interface PlannedFile extends BuildPlan {
  /** The name of the variant, for people. */
  readonly variant: string;
  /** The file's name, with its extension. The files of each network are in a folder of its id. */
  readonly fileName: string;
}

/**
 * Plans the files of a selection. Throws a `CliProblem` if nothing is selected, or if the template gives names that cannot be
 * used.
 */
export function planFiles(
  config: AdConfig,
  options: {
    selection: Omit<BuildSelection, 'networks'>;
    networks: readonly Network[];
    template: string | undefined;
    date: Date;
  },
): PlannedFile[] {
  const { selection, networks, template = defaultNameTemplate, date } = options;
  const builds = listBuilds(config, { ...selection, networks: networks.map(({ id }) => id) });
  const counts = {
    variant: new Set(builds.map(({ variantId }) => variantId)).size,
    language: new Set(builds.map(({ language }) => language)).size,
  };
  refuse(findTemplateProblems(template, counts).map((problem) => describeProblem(problem)));
  const files = nameFiles(config, { builds, networks, template, date });
  for (const ofNetwork of Map.groupBy(files, ({ network }) => network).values())
    refuse(findNameProblems(ofNetwork.map(({ name }) => name)).map((problem) => describeProblem(problem)));
  return files.map(({ name: _name, ...file }) => file);
}

/** Names the ad of a file for people: 'Play, de'. Parts in which the ad's files do not differ are left out. */
export function labelAd(config: AdConfig, { variant, language }: Pick<PlannedFile, 'variant' | 'language'>) {
  const hasVariants = (config.variants ?? []).length > 0;
  const hasLanguages = listLanguages(config).length > 1;
  return [...(hasVariants || !hasLanguages ? [variant] : []), ...(hasLanguages ? [language] : [])].join(', ');
}

function nameFiles(
  config: AdConfig,
  options: {
    builds: readonly BuildPlan[];
    networks: readonly Network[];
    template: string;
    date: Date;
  },
): (PlannedFile & { name: string })[] {
  const { builds, networks, template, date } = options;
  const networksById = new Map(networks.map((network) => [network.id, network]));
  const variantNames = nameVariantFiles(config, nameFile);
  return builds.flatMap((build) => {
    const { variantId, language } = build;
    const network = networksById.get(build.network);
    if (network === undefined) return [];
    const written = nameBuild(template, {
      ad: config.name ?? 'ad',
      variant: (config.variants ?? []).length === 0 ? '' : (variantNames.get(variantId) ?? ''),
      language: listLanguages(config).length > 1 ? language : '',
      network: network.id,
      market: resolveVariant(config, { variantId, language }).compliance?.market ?? '',
      date,
    });
    const fileName = builtFileName({ name: written, network });
    const name = fileName.slice(0, -`.${network.container.extension}`.length);
    return [{ ...build, variant: nameVariant(config, variantId, nameFile), fileName, name }];
  });
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new CliProblem('usage', problems.join('\n'));
}

/** One variant in one language that can be built. */
export interface PreparedAd {
  readonly label: string;
  readonly config: AdConfig;
  readonly ad: ResolvedAd;
  /** The files to build from it. */
  readonly files: readonly PlannedFile[];
}

/** Files that could not be built. */
export interface BuildFailure extends Pick<PlannedFile, 'variantId' | 'variant' | 'language'> {
  /** The id of the network; null if the reason concerns all networks. */
  readonly network: string | null;
  readonly label: string;
  readonly reason: string;
}

/**
 * Resolves and checks each variant in each language of which there are files. Those that cannot be built are failures. Only
 * rejects if something is missing on this machine.
 */
export async function prepareAds(
  loaded: LoadedAd,
  options: {
    files: readonly PlannedFile[];
    networks: readonly Network[];
    store: RecipeStore;
    warnings: GroupedWarnings;
    signal: AbortSignal;
  },
): Promise<{ ads: PreparedAd[]; failures: BuildFailure[] }> {
  const { files, networks, store, warnings, signal } = options;
  const { config, openAsset } = loaded;
  const measureVideo = createVideoMeter(openAsset);
  const checkMedia = createMediaChecker({ openAsset, store });
  const ads: PreparedAd[] = [];
  const failures: BuildFailure[] = [];
  for (const ofAd of Map.groupBy(files, ({ variantId, language }) => `${language} ${variantId}`).values()) {
    signal.throwIfAborted();
    const [first] = ofAd;
    if (first === undefined) continue;
    const label = labelAd(config, first);
    try {
      const checked = await checkAd(resolveVariant(config, first), { networks, measureVideo });
      const ad = resolveAd(checked.config);
      await checkMedia(ad);
      warnings.add(label, checked.warnings);
      ads.push({ label, config: checked.config, ad, files: ofAd });
    } catch (error) {
      failures.push(toFailure(error, { file: first, label }));
    }
  }
  return { ads, failures };
}

/** Returns a failure for an error of one ad. Throws all other errors again. */
export function toFailure(
  error: unknown,
  { file, label }: { file: PlannedFile; label: string },
): BuildFailure {
  if (!(error instanceof CliProblem) || error.kind !== 'findings') throw error;
  const { variantId, variant, language } = file;
  return { variantId, variant, language, network: null, label, reason: error.message };
}
