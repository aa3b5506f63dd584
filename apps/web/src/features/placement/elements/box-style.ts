import type { Rect } from '@spinreel/ad-runtime/layout/rect';

/** The style that moves and sizes an element to a box. The element must be at its parent's top left corner. */
export function boxStyle({ x, y, width, height }: Rect) {
  return { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px)` };
}
