import type { Rect } from '@spinreel/ad-runtime/layout/rect';

/** The style of something that stands at its parent's upper left corner, moved and sized to a box. */
export function boxStyle({ x, y, width, height }: Rect) {
  return { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px)` };
}
