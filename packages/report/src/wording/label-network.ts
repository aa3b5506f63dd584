import { networks } from '@spinreel/exporters/networks/index';
import type { Network } from '@spinreel/exporters/network';
import { cleanText } from './clean-text.ts';

/** Returns the name of a network for people; of a network of somebody else, its id. */
export function labelNetwork(id: string): string {
  const known: Readonly<Record<string, Network>> = networks;
  return (Object.hasOwn(known, id) ? known[id]?.label : undefined) ?? cleanText(id);
}
