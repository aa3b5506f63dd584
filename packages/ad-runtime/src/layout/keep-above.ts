import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';

/** Returns `box`, moved up so that it ends where `other` begins, if its lower end is on `other`. In CSS pixels. */
export function keepAbove(box: Rect, other: Rect): Rect {
  const overlap = box.y + box.height - other.y;
  const isOn = overlap > 0 && box.y < other.y && box.x < other.x + other.width && other.x < box.x + box.width;
  return isOn ? withChanges(box, { y: box.y - overlap }) : box;
}
