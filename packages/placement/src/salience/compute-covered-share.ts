import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { SalientRect } from './compute-salient-rects.ts';

/** A part with less weight is not a main part. */
export const leastMainWeight = 0.2;

/**
 * Returns how much an element covers what stands out: the sum over all parts of the common area by the geometric mean of
 * both areas. An element inside a part and a part below an element count as much. All main parts count as much, because half a
 * title is as bad as half a hero, and the others count by their weight.
 */
export function computeCoveredShare(box: Rect, salient: readonly SalientRect[]): number {
  return salient.reduce((sum, { rect, weight }) => {
    const mean = Math.sqrt(box.width * box.height * rect.width * rect.height);
    const importance = weight < leastMainWeight ? weight : 1;
    return sum + (mean > 0 ? (importance * computeCommonArea(box, rect)) / mean : 0);
  }, 0);
}

/** Returns the area that two boxes share. */
export function computeCommonArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
