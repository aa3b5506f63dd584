import type { TimelineScale } from './timeline-math.ts';
import { lastFrameOf } from './timeline-math.ts';

const widestFramePx = 16;
/** What one press of a zoom button does. */
export const zoomStep = 1.5;

/** How far the strip can be stretched: until each frame is wide enough to point at. 1 is the whole video in view. */
export function maxZoomOf(scale: TimelineScale, viewportPx: number): number {
  if (viewportPx <= 0) return 1;
  return Math.max(1, ((lastFrameOf(scale) + 1) * widestFramePx) / viewportPx);
}

/** Where to scroll so that a place of the strip (`share`, 0 to 1) stands `anchorPx` from the window's left edge. */
export function scrollForAnchor(options: {
  share: number;
  linePx: number;
  anchorPx: number;
  /** Empty room before the strip begins. */
  insetPx: number;
}): number {
  return Math.max(0, options.insetPx + options.share * options.linePx - options.anchorPx);
}

/** Where to scroll so that a place of the strip is in view; null when it is. */
export function scrollToShow(options: { xPx: number; scrollPx: number; viewPx: number }): number | null {
  const { xPx, scrollPx, viewPx } = options;
  const marginPx = Math.min(24, viewPx / 8);
  if (xPx >= scrollPx + marginPx && xPx <= scrollPx + viewPx - marginPx) return null;
  // A quarter from the left, so that what comes next is in view.
  return Math.max(0, xPx - viewPx / 4);
}

/** How far to scroll while something is held near an edge of the window: faster the further out, 0 in the middle. */
export function edgeScrollPx(options: { clientX: number; left: number; right: number }): number {
  const { clientX, left, right } = options;
  const edgePx = 28;
  const out = clientX < left + edgePx ? clientX - left - edgePx : Math.max(0, clientX - right + edgePx);
  return Math.round(Math.min(edgePx, Math.max(-edgePx, out)) / 3);
}
