import { blurMap, type PixelMap } from './pixel-map.ts';
import type { SalienceSettings } from './salience-settings.ts';
import { computeBoxArea, splitGroup, type PixelBox } from './split-group.ts';

/** A box with the sum of the salience inside. */
export interface WeighedBox extends PixelBox {
  readonly weight: number;
}

/** Lists the boxes around connected salient pixels, the heaviest first. Boxes that overlap much are one. */
export function listParts(salience: PixelMap, { parts, longSidePx }: SalienceSettings): WeighedBox[] {
  const { values, widthPx, heightPx } = salience;
  const strongest = values.reduce((most, value) => Math.max(most, value), 0);
  const least = Math.max(parts.least, parts.leastShare * strongest);
  const reachPx = Math.round(parts.reach * longSidePx);
  const strong = { ...salience, values: values.map((value) => (value >= least ? value : 0)) };
  const boxes = listGroups(blurMap(strong, reachPx))
    .flatMap((pixels) => splitGroup(pixels, strong, parts.mostSplit))
    .map((pixels) => encloseGroup(pixels, strong, parts.trimShare));
  const merged = mergeNeighbors(boxes.filter(({ weight }) => weight > 0)).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const heaviest = merged[0]?.weight ?? 0;
  return merged
    .filter(({ weight }) => weight >= parts.leastWeight * heaviest)
    .filter((box) => computeBoxArea(box) >= parts.leastArea * widthPx * heightPx)
    .slice(0, parts.mostParts);
}

/** Lists the pixels of each connected group of positive values. */
function listGroups({ values, widthPx }: PixelMap): number[][] {
  const isSeen = new Uint8Array(values.length);
  const groups: number[][] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (isSeen[start] || !(values[start] ?? 0)) continue;
    isSeen[start] = 1;
    const group = [start];
    for (const pixel of group) {
      const x = pixel % widthPx;
      const around = [
        pixel - widthPx,
        pixel + widthPx,
        ...(x > 0 ? [pixel - 1] : []),
        ...(x + 1 < widthPx ? [pixel + 1] : []),
      ];
      for (const next of around) {
        if (isSeen[next] !== 0 || !(values[next] ?? 0)) continue;
        isSeen[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Returns the box around the salience of a group. A few single pixels, such as sparks, do not widen it. */
function encloseGroup(
  pixels: readonly number[],
  { values, widthPx, heightPx }: PixelMap,
  trimShare: number,
): WeighedBox {
  const columns = new Float64Array(widthPx);
  const rows = new Float64Array(heightPx);
  let weight = 0;
  for (const pixel of pixels) {
    const value = values[pixel] ?? 0;
    const [x, y] = [pixel % widthPx, Math.floor(pixel / widthPx)];
    columns[x] = (columns[x] ?? 0) + value;
    rows[y] = (rows[y] ?? 0) + value;
    weight += value;
  }
  const [left, right] = trim(columns, weight * trimShare);
  const [top, bottom] = trim(rows, weight * trimShare);
  return { left, top, right, bottom, weight };
}

/** Returns the part of a line outside of which at most `most` is at each end. */
function trim(sums: Float64Array, most: number): [from: number, to: number] {
  let [from, to] = [0, sums.length];
  for (let lost = sums[from] ?? 0; from < to - 1 && lost <= most; lost += sums[from] ?? 0) from += 1;
  for (let lost = sums[to - 1] ?? 0; to - 1 > from && lost <= most; lost += sums[to - 1] ?? 0) to -= 1;
  return [from, to];
}

/** Merges boxes that overlap much, and those next to each other on a line, such as words. */
function mergeNeighbors(boxes: readonly WeighedBox[]): WeighedBox[] {
  const merged = [...boxes];
  for (let index = 0; index < merged.length; index += 1) {
    const box = merged[index];
    const other =
      box === undefined ? -1 : merged.findIndex((next, at) => at > index && belongTogether(box, next));
    const [found] = other < 0 ? [] : merged.splice(other, 1);
    if (box === undefined || found === undefined) continue;
    merged[index] = enclose(box, found);
    // The larger box may reach boxes that were compared before.
    index = -1;
  }
  return merged;
}

/** Boxes that share this part of the smaller one are one. */
const muchOverlap = 0.3;
/** The gap between two words of a line, and the least height of the lower by that of the higher. */
const wordGapEm = 0.6;
const leastWordHeight = 0.6;

function belongTogether(a: WeighedBox, b: WeighedBox): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const common = Math.max(0, width) * Math.max(0, height);
  if (common > muchOverlap * Math.min(computeBoxArea(a), computeBoxArea(b))) return true;
  const highest = Math.max(a.bottom - a.top, b.bottom - b.top);
  return height > leastWordHeight * highest && -width < wordGapEm * highest;
}

function enclose(a: WeighedBox, b: WeighedBox): WeighedBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    weight: a.weight + b.weight,
  };
}
