import type { Network } from '@spinreel/exporters/network';
import { adNetworks, findNetwork, networkIds } from '@spinreel/exporters/networks/index';
import { unsupportedNetworks } from '@spinreel/exporters/networks/unsupported-networks';
import { UsageProblem } from './cli-io.ts';

/**
 * Finds the network with this id. Throws a `UsageProblem` if there is none: with the reason if the network is known but
 * not supported, and otherwise with the known ids.
 */
export function parseNetwork(id: string): Network {
  const network = findNetwork(id);
  if (network !== null) return network;
  const unsupported = unsupportedNetworks.find((known) => known.id === id);
  if (unsupported !== undefined) {
    const { label, reason, source } = unsupported;
    throw new UsageProblem(`${label} is not supported. ${reason} (${source.url})`);
  }
  throw new UsageProblem(`There is no network '${id}'. Known networks: ${networkIds.join(', ')}.`);
}

/**
 * Parses a list such as 'meta,moloco'. `all` stands for all networks that ads are exported for. Removes duplicates and
 * keeps the order.
 */
export function parseNetworks(list: string): Network[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw new UsageProblem(`Please name a network: all, ${networkIds.join(', ')}.`);
  const found = names.flatMap((name) => (name === 'all' ? Object.values(adNetworks) : [parseNetwork(name)]));
  return [...new Set(found)];
}
