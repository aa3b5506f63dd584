import type { Rect } from './rect.ts';

/**
 * Returns the part of `safe` above `box`, or below it if the center of `box` is in the upper half. All boxes are in CSS
 * pixels.
 */
export function excludeBox(safe: Rect, box: Rect): Rect {
  const { y, height } = safe;
  const end = box.y + box.height;
  return Object.assign(
    {},
    safe,
    box.y + end > 2 * y + height ? { height: box.y - y } : { y: end, height: y + height - end },
  );
}
