import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';

/**
 * Returns the part of `safe` above `box`, or below it if the center of `box` is in the upper half, at a distance of at least
 * `gap`. All boxes are in CSS pixels.
 */
export function excludeBox(safe: Rect, box: Rect, gap: number): Rect {
  const { y, height } = safe;
  const start = box.y - gap;
  const end = box.y + box.height + gap;
  const top = Math.max(y, end);
  return withChanges(
    safe,
    start + end > 2 * y + height
      ? { height: Math.min(height, start - y) }
      : { y: top, height: y + height - top },
  );
}
