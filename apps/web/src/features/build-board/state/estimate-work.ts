import type { NetworkSizes } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { Network } from '@spinreel/exporters/network';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import type { BoardFile } from './list-files.ts';

/** What the builds of files will cost. */
export interface WorkEstimate {
  /** How often a video is encoded, unless it was encoded before. */
  readonly encodes: number;
  /** The size of all files in bytes; null if the size of a network's file is not known. */
  readonly totalBytes: number | null;
}

/**
 * Estimates what it costs to build files. Files with the same media and the same budget share an encode, and all files of a
 * network are taken to be as large as that of the shown variant, whose `sizes` are known.
 */
export function estimateWork(options: {
  ad: AdConfig;
  files: readonly BoardFile[];
  networks: readonly Network[];
  sizes: readonly NetworkSizes[] | undefined;
}): WorkEstimate {
  const { ad, files, networks, sizes } = options;
  const budgets = new Map(networks.map((network) => [network.id, mediaBudgetBytes(network)]));
  const media = new Map<string, string>();
  const encodes = new Set<string>();
  let totalBytes: number | null = 0;
  for (const { variantId, language, network } of files) {
    const key = `${variantId ?? ''} ${language}`;
    let own = media.get(key);
    if (own === undefined) {
      const { video, images, music, background, badge } = resolveAd(
        resolveVariant(ad, { variantId, language }),
      );
      own = JSON.stringify([video, images, music, background, badge]);
      media.set(key, own);
    }
    encodes.add(`${budgets.get(network) ?? ''} ${own}`);
    const known = sizes?.find((line) => line.network === network);
    totalBytes = totalBytes === null || known === undefined ? null : totalBytes + known.totalBytes;
  }
  return { encodes: encodes.size, totalBytes };
}
