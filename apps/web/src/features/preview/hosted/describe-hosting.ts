import type { HostControl } from '@spinreel/exporters/host-trait';
import type { Network } from '@spinreel/exporters/network';
import { shortenNetworkName } from '../../../lib/networks/list-network-names.ts';

/** Names a control that a network draws over the ad: 'Close button of AppLovin'. */
export function nameHostControl({ kind }: HostControl, { label }: Network): string {
  return `${kind === 'close' ? 'Close button' : 'Reserved corner'} of ${shortenNetworkName(label)}`;
}

/** Describes what a network does to the ad on the screen: its controls, and what the ad does not learn. */
export function describeHosting(network: Network): string {
  const name = shortenNetworkName(network.label);
  const controls = describeHostControls(network);
  return reportsVolume(network)
    ? controls
    : `${controls} ${name} does not tell the ad that the phone is muted.`;
}

/** Whether an ad learns from this network that the phone is muted. */
export function reportsVolume({ hostTraits }: Network): boolean {
  return hostTraits.includes('reports-volume');
}

/** Describes where a network draws its controls over the ad, in a sentence. */
function describeHostControls({ label, hostControls }: Network): string {
  const name = shortenNetworkName(label);
  if (hostControls.length === 0)
    return `${name} does not document where its own controls are, so none are drawn here.`;
  const parts = hostControls
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .map(({ kind, corner }) => {
      const place = `the ${corner.replace('-', ' ')} corner`;
      return kind === 'close' ? `draws its close button in ${place}` : `reserves ${place}`;
    });
  return `${name} ${new Intl.ListFormat('en-GB').format(parts)}.`;
}
