import type { NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import { formatBytes } from '../../lib/format-bytes.ts';
import { shippedBytesOf } from '../../ui/shipped-asset-names.ts';

/** By how much the fullest file is too big, and what to shrink first; null while all fit. */
export function shrinkAdvice(sizes: readonly NetworkSizes[]): string | null {
  const [worst] = sizes.toSorted((a, b) => overBytes(b) - overBytes(a));
  if (worst === undefined || overBytes(worst) <= 0) return null;
  // The player is the one part that nobody can shrink.
  const [largest] = shippedBytesOf(worst.bytesByAsset)
    .filter(({ slot }) => slot !== 'player')
    .toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  const what = largest === undefined ? '' : ` ${shrinkWords[largest.slot] ?? imageWords(largest.name)}`;
  return `${formatBytes(overBytes(worst))} too big.${what}`;
}

const shrinkWords: Readonly<Record<string, string>> = {
  video: 'Select a shorter part of the video.',
  music: 'Use a shorter track, or none.',
};

function imageWords(name: string): string {
  return `Use a smaller image: ${name.toLowerCase()}.`;
}

function overBytes({ totalBytes, limitBytes }: NetworkSizes): number {
  return totalBytes - limitBytes;
}
