import type { StagePx } from '@spinreel/config-schema/limits/units';

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: StagePx;
  readonly height: StagePx;
}

/** A box in CSS pixels; `x` and `y` are its upper left corner. */
export interface Rect extends Size {
  readonly x: StagePx;
  readonly y: StagePx;
}

/** Whether two boxes share any area. Boxes that only touch do not. */
export function rectsOverlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
