import type { NetworkSizes } from '@spinreel/api-contract/exports';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { formatAll } from '../../lib/format/format-all.ts';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';
import { listShippedBytes } from '../../ui/ad/list-shipped-bytes.ts';

/** Sorts networks by how much of their limit the file uses, the fullest first. */
export function sortByFullness(sizes: readonly NetworkSizes[]): NetworkSizes[] {
  const share = ({ totalBytes, limitBytes }: NetworkSizes): number => totalBytes / limitBytes;
  return sizes.toSorted((a, b) => share(b) - share(a));
}

/** Says how many files fit: 'All 20 files fit', or '18 of 20 files fit'. */
export function describeFit(sizes: readonly NetworkSizes[]): string {
  const fitCount = sizes.filter((network) => computeExcessBytes(network) <= 0).length;
  return fitCount === sizes.length
    ? `${formatAll(fitCount)} files fit`
    : `${fitCount} of ${sizes.length} files fit`;
}

/**
 * Says by how much a file exceeds its network's limit, and what to shrink first. Of several such files, it names the one
 * that is too large by the most bytes. Returns null if all files fit.
 */
export function describeShrinking(sizes: readonly NetworkSizes[]): string | null {
  const [worst] = sizes.toSorted((a, b) => computeExcessBytes(b) - computeExcessBytes(a));
  if (worst === undefined || computeExcessBytes(worst) <= 0) return null;
  // The player is the one part that marketers cannot shrink.
  const [largest] = listShippedBytes(worst.bytesByAsset)
    .filter(({ slot }) => slot !== 'player')
    .toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  const what = largest === undefined ? '' : ` ${adviceBySlot[largest.slot] ?? describeImage(largest.name)}`;
  return `${shortenNetworkName(worst.label)} is ${formatBytes(computeExcessBytes(worst))} too big.${what}`;
}

const adviceBySlot: Readonly<Record<string, string>> = {
  video: 'Select a shorter part of the video.',
  music: 'Use a shorter track, or none.',
};

function describeImage(name: string): string {
  return `Use a smaller image: ${name.toLowerCase()}.`;
}

function computeExcessBytes({ totalBytes, limitBytes }: NetworkSizes): number {
  return totalBytes - limitBytes;
}
