import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { removeFormat } from './list-network-names.ts';

interface CountedNetwork {
  readonly id: string;
  readonly label: string;
}

/** Whether a record is that of a page for any web server, which is no ad network. */
export function isWebPage({ id }: Pick<CountedNetwork, 'id'>): boolean {
  return id === adNetworks.web.id;
}

/** Counts networks, each once: some have a record for each of two formats. The web page is none. */
export function countNetworks(networks: readonly CountedNetwork[]): number {
  return new Set(networks.filter((one) => !isWebPage(one)).map(({ label }) => removeFormat(label))).size;
}

/** Describes how many networks there are: '2 networks', '1 network and 1 web page', '1 web page'. */
export function describeNetworkCount(networks: readonly CountedNetwork[]): string {
  const count = countNetworks(networks);
  const counted = writeCount(count, 'network');
  if (!networks.some(isWebPage)) return counted;
  return count === 0 ? '1 web page' : `${counted} and 1 web page`;
}
