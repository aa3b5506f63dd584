import type { TimelineScale } from './timeline-math.ts';
import { getLastFrame } from './timeline-math.ts';

const widestFramePx = 16;
/** The factor of one press of a zoom button. */
export const zoomStep = 1.5;

/** Returns the maximum zoom, at which each frame is wide enough to point at. 1 shows the whole video. */
export function getMaxZoom(scale: TimelineScale, viewportPx: number): number {
  if (viewportPx <= 0) return 1;
  return Math.max(1, ((getLastFrame(scale) + 1) * widestFramePx) / viewportPx);
}

/**
 * Returns the scroll offset that puts a position of the strip (`share`, 0 to 1) `anchorPx` from the window's left edge.
 */
export function scrollForAnchor(options: {
  share: number;
  linePx: number;
  anchorPx: number;
  /** Empty space before the strip. */
  insetPx: number;
}): number {
  return Math.max(0, options.insetPx + options.share * options.linePx - options.anchorPx);
}

/** Returns the scroll offset that brings a position of the strip into view; null if it is already in view. */
export function scrollToShow(options: { xPx: number; scrollPx: number; viewPx: number }): number | null {
  const { xPx, scrollPx, viewPx } = options;
  const marginPx = Math.min(24, viewPx / 8);
  if (xPx >= scrollPx + marginPx && xPx <= scrollPx + viewPx - marginPx) return null;
  // Puts the position at a quarter from the left, so that the part after it is visible.
  return Math.max(0, xPx - viewPx / 4);
}

/**
 * Returns how far to scroll while dragging near an edge of the window. The value grows with the distance, and is 0 in
 * the middle.
 */
export function getEdgeScrollPx(options: { clientX: number; left: number; right: number }): number {
  const { clientX, left, right } = options;
  const edgePx = 28;
  const out = clientX < left + edgePx ? clientX - left - edgePx : Math.max(0, clientX - right + edgePx);
  return Math.round(Math.min(edgePx, Math.max(-edgePx, out)) / 3);
}
