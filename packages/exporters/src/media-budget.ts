import { playerScript, playerStyle } from '@spinreel/ad-runtime/player-script';
import type { Network } from './network.ts';
import { networks, type NetworkId } from './networks/index.ts';

/** Room for the markup, the longest texts an ad can have, and the names of files in a ZIP. */
const markupReserveBytes = 16_000;

/** Kept free, so that a network which counts a little differently still takes the file. */
const safetyMarginBytes = 50_000;

/**
 * How many bytes of media, before base64, fit into a network's finished file beside the player and the markup.
 * Infinity where the network sets no limit, as for the preview. The limit itself is `networks[id].limits.maxBytes`, and its
 * source `networks[id].sources.size`.
 *
 * @example
 * const videoBytes = mediaBudgetBytes('meta') - imageBytes - musicBytes;
 */
export function mediaBudgetBytes(network: NetworkId): number {
  const { maxBytes }: Network['limits'] = networks[network].limits;
  if (maxBytes === null) return Number.POSITIVE_INFINITY;
  const playerBytes = playerScript.length + playerStyle.length;
  const base64Bytes = maxBytes - playerBytes - markupReserveBytes - safetyMarginBytes;
  return Math.floor(base64Bytes / 4) * 3;
}
