import type { Network } from '../network.ts';

/**
 * Describes the size limit of a network's finished file and what it applies to, in decimal megabytes.
 *
 * @example
 * describeSizeLimit(networks.google); // '5 MB (ZIP)'
 * describeSizeLimit(networks.tencent); // '3 MB (unpacked files)'
 * describeSizeLimit(networks['meta-html']); // '5 MB (HTML file), 2.1 MB recommended'
 */
export function describeSizeLimit({ limits, container }: Network): string {
  const { maxBytes, adviceBytes, counts } = limits;
  if (maxBytes === null) return 'none';
  const file = container.extension === 'zip' ? 'ZIP' : 'HTML file';
  const limit = `${megabytes(maxBytes)} (${counts === 'unpacked' ? 'unpacked files' : file})`;
  return adviceBytes === null ? limit : `${limit}, ${megabytes(adviceBytes)} recommended`;
}

function megabytes(sizeBytes: number): string {
  return `${Number((sizeBytes / 1_000_000).toFixed(1))} MB`;
}
