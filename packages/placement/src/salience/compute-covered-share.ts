import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { SalientRect } from './compute-salient-rects.ts';

/**
 * Returns how much an element covers what stands out, 0 to 1: the common area by the smaller of both, for each part by its
 * weight. An element inside a part counts as much as a part below an element.
 */
export function computeCoveredShare(box: Rect, salient: readonly SalientRect[]): number {
  return salient.reduce((sum, { rect, weight }) => {
    const smaller = Math.min(box.width * box.height, rect.width * rect.height);
    return sum + (smaller > 0 ? (weight * computeCommonArea(box, rect)) / smaller : 0);
  }, 0);
}

/** Returns the area that two boxes share. */
export function computeCommonArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
