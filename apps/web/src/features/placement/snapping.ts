import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';

/** A point on the stage in CSS pixels of the ad. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line on the stage with which something is flush: upright for `x`, level for `y`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly atPx: number;
}

/** An element on its way, with what it can be flush with. */
export interface Snappable {
  readonly stage: Size;
  /** The point of the element that is placed: its centre, or a finger's tip. */
  readonly anchor: Point;
  /** Its box around that point. */
  readonly box: Rect;
  /** Where the other elements are placed. */
  readonly others: readonly Point[];
  /** Room that is kept to each border, as wide as all other elements keep it. */
  readonly borderPx: number;
  /** How far things are drawn to a line. */
  readonly reachPx: number;
}

/** How far an element is to be moved to be flush with what is near, and the lines on which it is then. */
export interface Snap {
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/** Draws an element to the stage's middle, to an even distance from its borders, and in line with other elements. */
export function snap(element: Snappable): Snap {
  const x = snapAxis(element, 'x');
  const y = snapAxis(element, 'y');
  return { by: { x: x.by, y: y.by }, guides: [...x.guides, ...y.guides] };
}

function snapAxis(element: Snappable, axis: 'x' | 'y'): { by: number; guides: Guide[] } {
  const { stage, anchor, box, others, borderPx, reachPx } = element;
  const length = axis === 'x' ? 'width' : 'height';
  const far = stage[length] - borderPx;
  const offers = [
    { by: stage[length] / 2 - anchor[axis], atPx: stage[length] / 2 },
    ...others.map((other) => ({ by: other[axis] - anchor[axis], atPx: other[axis] })),
    { by: borderPx - box[axis], atPx: borderPx },
    { by: far - (box[axis] + box[length]), atPx: far },
  ];
  const [nearest] = offers.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by));
  if (nearest === undefined || Math.abs(nearest.by) > reachPx) return { by: 0, guides: [] };
  const lines = offers.filter(({ by }) => Math.abs(by - nearest.by) < sameLinePx).map(({ atPx }) => atPx);
  return { by: nearest.by, guides: [...new Set(lines)].map((atPx) => ({ axis, atPx })) };
}

/** Lines that are nearer to each other are one line to the eye. */
const sameLinePx = 0.5;
