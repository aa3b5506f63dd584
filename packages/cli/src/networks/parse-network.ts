import type { Network } from '@spinreel/exporters/network';
import { adNetworks, findNetwork, networkIds } from '@spinreel/exporters/networks/index';
import { unsupportedNetworks } from '@spinreel/exporters/networks/unsupported-networks';
import { CliProblem } from '../command.ts';

/**
 * Finds the network with this id among the built-in ones and those of the configuration. Throws a `CliProblem` if there is
 * none: with the reason if the network is known but not supported, and otherwise with the known ids.
 */
export function parseNetwork(id: string, own: readonly Network[]): Network {
  const network = own.find((known) => known.id === id) ?? findNetwork(id);
  if (network !== null) return network;
  const unsupported = unsupportedNetworks.find((known) => known.id === id);
  if (unsupported !== undefined) {
    const { label, reason, source } = unsupported;
    throw new CliProblem('usage', `${label} is not supported. ${reason} (${source.url})`);
  }
  throw new CliProblem('usage', `There is no network '${id}'. Known networks: ${listIds(own)}.`);
}

/**
 * Parses a list such as 'meta,moloco'. `all` stands for all networks that ads are exported for, and those of the
 * configuration. Removes duplicates and keeps the order.
 */
export function parseNetworks(list: string, own: readonly Network[]): Network[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) {
    throw new CliProblem('usage', `--network names no network. Choose from: all, ${listIds(own)}.`);
  }
  const all = [...Object.values(adNetworks), ...own];
  return [...new Set(names.flatMap((name) => (name === 'all' ? all : [parseNetwork(name, own)])))];
}

function listIds(own: readonly Network[]): string {
  return [...networkIds, ...own.map(({ id }) => id)].join(', ');
}
