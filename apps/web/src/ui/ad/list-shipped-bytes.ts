/** The wizard's names for the parts of a file, by slot, in the order of bars and legends. */
const shippedAssetNames: Readonly<Record<string, string>> = {
  video: 'Video',
  cover: 'Cover',
  landscapeCover: 'Landscape cover',
  music: 'Music',
  badge: 'Badge',
  outro: 'Outro',
  ctaButton: 'Button image',
  lowerHalf: 'Lower half',
  background: 'Background',
  frame: 'Background',
  fonts: 'Fonts',
  player: 'Player',
};

/** The size of one asset in a finished file. */
export interface ShippedBytes {
  readonly slot: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** Lists the assets with at least one byte, in the order of bars and legends. */
export function listShippedBytes(bytesByAsset: Readonly<Record<string, number>>): ShippedBytes[] {
  const slots = Object.keys(shippedAssetNames);
  return Object.entries(bytesByAsset)
    .filter(([, sizeBytes]) => sizeBytes > 0)
    .map(([slot, sizeBytes]) => ({ slot, sizeBytes, name: shippedAssetNames[slot] ?? slot }))
    .toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot));
}
