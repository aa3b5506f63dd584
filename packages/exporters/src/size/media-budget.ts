import { playerScript } from '@spinreel/ad-runtime/player-script';
import { playerStyle } from '@spinreel/ad-runtime/style/select-player-style';
import { sevenBitShare } from '../media/seven-bit-text.ts';
import type { Network } from '../network.ts';

/** Reserved for the markup, the longest possible texts of an ad, and the file names in a ZIP. */
const markupReserveBytes = 16_000;

/**
 * Reserved for fonts, before base64: those of long texts in three different ones. The video's size does not depend on the
 * texts, so that changing one does not cause a new encode.
 */
const fontsReserveBytes = 33_000;

/** The cover is base64 in any case, because the browser paints it before a script could decode it. */
const coverReserveBytes = 60_000;

/** A margin for networks that count sizes slightly differently. */
const safetyMarginBytes = 50_000;

/**
 * Returns the size for which an ad's file is made: what the network recommends, or else its limit. Null if it states
 * neither.
 */
export function findSizeGoalBytes({ limits }: Pick<Network, 'limits'>): number | null {
  return limits.adviceBytes ?? limits.maxBytes;
}

/**
 * Computes how many bytes of media, before base64 encoding, fit into a network's finished file with the player and the
 * markup. Infinity if the network sets no limit. The limit is `network.limits.adviceBytes` or, without one, `maxBytes`; its
 * source is `network.sources.size`.
 *
 * @example
 * const videoBytes = mediaBudgetBytes(networks.meta) - imageBytes - musicBytes;
 */
export function mediaBudgetBytes({ limits, container, mediaEncoding }: Network): number {
  const goalBytes = findSizeGoalBytes({ limits });
  if (goalBytes === null) return Number.POSITIVE_INFINITY;
  const playerBytes = playerScript.length + playerStyle.length;
  const encodedBytes = goalBytes - playerBytes - markupReserveBytes - safetyMarginBytes;
  // A network that counts unpacked bytes gains nothing from a container that compresses them.
  const share = limits.counts === 'file' ? container.packedShare : 1;
  if (mediaEncoding === 'base64') return Math.floor((encodedBytes / share / 4) * 3) - fontsReserveBytes;
  // Fonts are base64 in any case.
  const fontsBytes = (fontsReserveBytes / 3) * 4;
  return Math.floor((encodedBytes - coverReserveBytes - fontsBytes) / share / sevenBitShare);
}
