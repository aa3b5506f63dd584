import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Network } from '@spinreel/exporters/network';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { CliProblem } from '../../command.ts';
import { checkAd, createVideoMeter, createMediaChecker } from '../check-ad.ts';
import type { LoadedAd } from '../load-ad.ts';
import type { GroupedWarnings } from './grouped-warnings.ts';
import { labelAd, type PlannedFile } from './plan-files.ts';

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
