import type { FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { summarizeNetworkNames } from './list-network-names.ts';

/** Returns the name of the network whose policy a ban is; null if it is a law. */
export function nameBanningNetworks({ networks }: FoundBan): string | null {
  return networks === null ? null : summarizeNetworkNames(findChosenNetworks({ networks }));
}
