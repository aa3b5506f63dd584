import { meta } from './meta.ts';
import { moloco } from './moloco.ts';
import { preview } from './preview.ts';

/** Every network by its id. A new one is a file in this folder and a line here. */
export const networks = { meta, moloco, preview } as const;

export type NetworkId = keyof typeof networks;

/** The ids in the order of the table. */
export const networkIds = Object.keys(networks) as readonly NetworkId[];

/** Whether `value` names a network. */
export function isNetworkId(value: unknown): value is NetworkId {
  return typeof value === 'string' && Object.hasOwn(networks, value);
}
