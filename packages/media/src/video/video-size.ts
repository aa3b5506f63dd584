/** A frame's size in pixels; both are even. */
export interface VideoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Fits a crop into a longest side. Never enlarges it, because additional pixels only cost bytes. */
export function fitSize(crop: { width: number; height: number }, maxLongSidePx: number): VideoSize {
  const scale = Math.min(1, maxLongSidePx / Math.max(crop.width, crop.height));
  return { widthPx: roundToEven(crop.width * scale), heightPx: roundToEven(crop.height * scale) };
}

/**
 * Lists the sizes in which a crop may ship, largest first: its own up to the largest long side, then the smaller ones.
 */
export function listSizes(
  crop: { width: number; height: number },
  longSidesPx: readonly [number, ...number[]],
): [VideoSize, ...VideoSize[]] {
  const [longest, ...shorter] = longSidesPx;
  const largest = fitSize(crop, longest);
  const smaller = shorter.map((longSidePx) => fitSize(crop, longSidePx));
  return [
    largest,
    ...smaller.filter((size, index) => size.widthPx < (smaller[index - 1] ?? largest).widthPx),
  ];
}

function roundToEven(size: number): number {
  return Math.max(2, 2 * Math.round(size / 2));
}
