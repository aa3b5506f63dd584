/** A picture's size in pixels; both even. */
export interface VideoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The crop's own size, or smaller so that its longer side fits. Never larger: pixels that are not there cost bytes. */
export function fittedSize(crop: { width: number; height: number }, maxLongSidePx: number): VideoSize {
  const scale = Math.min(1, maxLongSidePx / Math.max(crop.width, crop.height));
  return { widthPx: even(crop.width * scale), heightPx: even(crop.height * scale) };
}

/** The sizes in which a crop may ship, largest first: its own within the largest long side, then the smaller ones. */
export function sizeLadder(
  crop: { width: number; height: number },
  longSidesPx: readonly [number, ...number[]],
): [VideoSize, ...VideoSize[]] {
  const [longest, ...shorter] = longSidesPx;
  const largest = fittedSize(crop, longest);
  const smaller = shorter.map((longSidePx) => fittedSize(crop, longSidePx));
  return [
    largest,
    ...smaller.filter((size, index) => size.widthPx < (smaller[index - 1] ?? largest).widthPx),
  ];
}

function even(size: number): number {
  return Math.max(2, 2 * Math.round(size / 2));
}
