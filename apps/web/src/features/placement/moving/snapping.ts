import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';

/** A point on the stage in CSS pixels of the ad. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An alignment line on the stage: vertical for `x`, horizontal for `y`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly atPx: number;
}

/** An element that is being dragged, and what it can align with. */
export interface Snappable {
  readonly stage: Size;
  /** The element's anchor: its center, or the point next to which a finger taps. */
  readonly anchor: Point;
  /** The element's box around its anchor. */
  readonly box: Rect;
  /** The anchors of the other elements. */
  readonly others: readonly Point[];
  /** Margin to each border, the same for all elements. */
  readonly borderPx: number;
  /** The distance within which an element snaps to a line. */
  readonly reachPx: number;
}

/** The distance that aligns an element, and the lines that it is aligned with. */
export interface Snap {
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/** Snaps an element to the stage's center, to equal margins, and to other elements. */
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

/** Lines closer than this look like one line. */
const sameLinePx = 0.5;
