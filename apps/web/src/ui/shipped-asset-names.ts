/** What a finished file is made of, in the words of the wizard: by slot, in the order of bars and legends. */
const shippedAssetNames: Readonly<Record<string, string>> = {
  video: 'Video',
  cover: 'Cover',
  music: 'Music',
  badge: 'Badge',
  outro: 'Outro',
  ctaButton: 'Button image',
  lowerHalf: 'Lower half',
  background: 'Background',
  frame: 'Background',
  player: 'Player',
};

/** One asset's share of a finished file. */
export interface ShippedBytes {
  readonly slot: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** The assets that take bytes, in the order of bars and legends. */
export function shippedBytesOf(bytesByAsset: Readonly<Record<string, number>>): ShippedBytes[] {
  const slots = Object.keys(shippedAssetNames);
  return Object.entries(bytesByAsset)
    .filter(([, sizeBytes]) => sizeBytes > 0)
    .map(([slot, sizeBytes]) => ({ slot, sizeBytes, name: shippedAssetNames[slot] ?? slot }))
    .toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot));
}
