import type { Rect } from './rect.ts';

/**
 * Returns the part of `safe` above `box`, or below it if the center of `box` is in the upper half, at a distance of
 * `gap`. All boxes are in CSS pixels.
 */
export function excludeBox(safe: Rect, box: Rect, gap = 0): Rect {
  const { y, height } = safe;
  const start = box.y - gap;
  const end = box.y + box.height + gap;
  return Object.assign(
    {},
    safe,
    start + end > 2 * y + height ? { height: start - y } : { y: end, height: y + height - end },
  );
}
