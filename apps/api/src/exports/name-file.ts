import { artifactFileName, builtFileName } from '@spinreel/exporters/artifact-file-name';
import type { Network } from '@spinreel/exporters/network';
import { defaultNameTemplate, nameBuild } from '@spinreel/variants/builds/name-build';
import type { BuiltVariant } from './artifact-rows.ts';

/**
 * Names the file of an ad for a network: the base in its own language as `artifactFileName` does, and variants by the default
 * template. Names of variants have no date, so that equal builds have equal names on every day.
 */
export function nameFile(options: {
  adName: string;
  network: Network;
  date: Date;
  /** By default the base. */
  variant: BuiltVariant | undefined;
}): string {
  const { adName, network, date, variant } = options;
  const { variantSlug = null, language = '' } = variant ?? {};
  if (variantSlug === null) return artifactFileName({ adName, network, date });
  const values = {
    ad: adName || 'ad',
    variant: variantSlug,
    language,
    network: network.id,
    market: '',
    date,
  };
  return builtFileName({ name: nameBuild(defaultNameTemplate, values), network });
}
