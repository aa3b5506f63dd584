import { networkIds, type NetworkId } from '@spinreel/exporters/networks/index';
import { UsageProblem } from './cli-io.ts';

/** The network of that name; throws `UsageProblem` with the names there are. */
export function parseNetwork(name: string): NetworkId {
  const id = networkIds.find((known) => known === name);
  if (id === undefined) {
    throw new UsageProblem(`There is no network '${name}'. Known networks: ${networkIds.join(', ')}.`);
  }
  return id;
}

/** The networks of a list such as 'meta,moloco', each once, in the order given. */
export function parseNetworks(list: string): NetworkId[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw new UsageProblem(`Please name a network: ${networkIds.join(', ')}.`);
  return [...new Set(names.map(parseNetwork))];
}
