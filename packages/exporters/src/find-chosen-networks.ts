import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { Network } from './network.ts';
import { adNetworks } from './networks/index.ts';

/** The part of an ad config that names its networks. */
interface NetworkChoice {
  readonly networks?: readonly string[] | undefined;
}

const allNetworks: readonly Network[] = Object.values(adNetworks);

/**
 * Finds the networks that an ad is exported for, in the order of the table. Unknown ids are left out. An ad that does not
 * choose any takes the default networks; an empty choice stays empty.
 *
 * @example
 * const budgets = findChosenNetworks(config).map(mediaBudgetBytes);
 */
export function findChosenNetworks({ networks = defaults.networks }: NetworkChoice): Network[] {
  const chosen: ReadonlySet<string> = new Set(networks);
  return allNetworks.filter(({ id }) => chosen.has(id));
}

/** Finds the first network of an ad that is not in the table, as a problem of the config, or null. */
export function findUnknownNetworkProblem({ networks = [] }: NetworkChoice): Problem | null {
  const network = networks.find((id) => !Object.hasOwn(adNetworks, id));
  return network === undefined
    ? null
    : { code: 'config-unknown-network', field: 'networks', params: { network } };
}
