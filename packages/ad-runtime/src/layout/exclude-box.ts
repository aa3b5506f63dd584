import type { Rect } from './rect.ts';

/**
 * Returns the part of `safe` above `box`, or below it if the center of `box` is in the upper half. All boxes are in CSS
 * pixels.
 */
export function excludeBox(safe: Rect, box: Rect): Rect {
  const { x, y, width, height } = safe;
  const end = box.y + box.height;
  return box.y + end > 2 * y + height
    ? { x, y, width, height: box.y - y }
    : { x, y: end, width, height: y + height - end };
}
