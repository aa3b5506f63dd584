import { changeRect, type Rect } from './rect.ts';

/** Returns `box`, moved up so that it ends where `other` begins, if its lower end is on `other`. In CSS pixels. */
export function keepAbove(box: Rect, other: Rect): Rect {
  const overlap = box.y + box.height - other.y;
  const isOn = overlap > 0 && box.y < other.y && box.x < other.x + other.width && other.x < box.x + box.width;
  return isOn ? changeRect(box, { y: box.y - overlap }) : box;
}
