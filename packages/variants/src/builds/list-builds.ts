import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { listLanguages, type VariantKey } from '../resolve/resolve-variant.ts';

/** Which files of an ad are built. Left out, a list means all: the base and every variant, every language. */
export interface BuildSelection {
  /** Null is the base. */
  readonly variantIds?: readonly (string | null)[] | undefined;
  readonly languages?: readonly AdLanguage[] | undefined;
  /** The ids of the networks. */
  readonly networks: readonly string[];
}

/** One file to build. */
export interface BuildPlan extends VariantKey {
  /** The id of the network. */
  readonly network: string;
}

/**
 * Lists the files that a selection contains: variant by variant in the ad's order, then by language, then by network.
 * Variants and languages that the ad does not have are left out.
 */
export function listBuilds(ad: AdConfig, { variantIds, languages, networks }: BuildSelection): BuildPlan[] {
  const isWanted = (variantId: string | null) => variantIds === undefined || variantIds.includes(variantId);
  const all = [null, ...(ad.variants ?? []).map(({ id }) => id)].filter(isWanted);
  const spoken = listLanguages(ad).filter(
    (language) => languages === undefined || languages.includes(language),
  );
  return all.flatMap((variantId) =>
    spoken.flatMap((language) => [...new Set(networks)].map((network) => ({ variantId, language, network }))),
  );
}
