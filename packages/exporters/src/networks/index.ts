import { meta } from './meta.ts';
import { moloco } from './moloco.ts';
import { preview } from './preview.ts';

/**
 * Every network by its id, with its limits in bytes and files, its required and forbidden text and where all that is
 * written down. A new one is a file in this folder and a line here.
 *
 * @example
 * const { label, limits, sources } = networks.meta;
 */
export const networks = { meta, moloco, preview } as const;

/** The word for a network in addresses, file names and on the command line; the preview has one too. */
export type NetworkId = keyof typeof networks;

/** The ids in the order of the table. */
export const networkIds = Object.keys(networks) as readonly NetworkId[];

/**
 * Whether `value`, whatever it is, names a network.
 *
 * @example
 * if (!isNetworkId(word)) throw new Error(`No network is called ${word}. There are: ${networkIds.join(', ')}.`);
 */
export function isNetworkId(value: unknown): value is NetworkId {
  return typeof value === 'string' && Object.hasOwn(networks, value);
}
