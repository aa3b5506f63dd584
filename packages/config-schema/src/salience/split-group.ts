import type { PixelMap } from './pixel-map.ts';

/** A rectangle of pixels. `right` and `bottom` are the first column and row after it. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Splits connected pixels by a straight line if the boxes around both parts are so much smaller than the box around all, such
 * as a title that touches the hero below it. Splits the parts in the same way. `mostShare` is the largest area of the parts,
 * as a share of the whole.
 */
export function splitGroup(
  pixels: readonly number[],
  map: PixelMap,
  mostShare: number,
): (readonly number[])[] {
  const [best] = listSplits(pixels, map).toSorted((a, b) => a.area - b.area);
  if (best === undefined || best.area > mostShare * computeBoxArea(encloseAll(pixels, map.widthPx)))
    return [pixels];
  return [best.before, best.after].flatMap((part) => splitGroup(part, map, mostShare));
}

/** The area of a box, in pixels. */
export function computeBoxArea({ left, top, right, bottom }: PixelBox): number {
  return (right - left) * (bottom - top);
}

interface Split {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly area: number;
}

function listSplits(pixels: readonly number[], { widthPx }: PixelMap): Split[] {
  const { left, top, right, bottom } = encloseAll(pixels, widthPx);
  const cutAt = (isBefore: (pixel: number) => boolean): Split => {
    const before = pixels.filter(isBefore);
    const after = pixels.filter((pixel) => !isBefore(pixel));
    const area = [before, after].reduce((sum, part) => sum + computeBoxArea(encloseAll(part, widthPx)), 0);
    return { before, after, area };
  };
  return [
    ...listCuts(top, bottom).map((row) => cutAt((pixel) => Math.floor(pixel / widthPx) < row)),
    ...listCuts(left, right).map((column) => cutAt((pixel) => pixel % widthPx < column)),
  ];
}

/** The lines that are tried in each direction. */
const cutCount = 12;

function listCuts(from: number, to: number): number[] {
  const cuts = Array.from({ length: cutCount }, (_, index) =>
    Math.round(from + ((index + 1) * (to - from)) / (cutCount + 1)),
  );
  return [...new Set(cuts)].filter((cut) => cut > from && cut < to);
}

function encloseAll(pixels: readonly number[], widthPx: number): PixelBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const pixel of pixels) {
    const [x, y] = [pixel % widthPx, Math.floor(pixel / widthPx)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}
