import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { PlacementElement } from './placement-elements.ts';
import type { Point } from '../moving/snapping.ts';

/** An element with its box on the stage, in the same unit as the point. */
export interface PlacedBox {
  readonly element: PlacementElement;
  readonly box: Rect;
}

/**
 * Returns the elements under a point, the most likely target first. The finger comes after the element it points at,
 * and the video after everything on it. Otherwise smaller elements come first.
 */
export function findElementsAt(point: Point, boxes: readonly PlacedBox[], reach: number): PlacementElement[] {
  return boxes
    .filter(({ box }) => isNear(point, box, reach))
    .toSorted((a, b) => getRank(a.element) - getRank(b.element) || computeArea(a.box) - computeArea(b.box))
    .map(({ element }) => element);
}

/** Returns the element that a press selects. The element being edited takes precedence over those in front of it. */
export function pickElement(
  hits: readonly PlacementElement[],
  chosen: PlacementElement | null,
): PlacementElement | null {
  return chosen !== null && hits.includes(chosen) ? chosen : (hits[0] ?? null);
}

/** Returns the element below `element`. After the lowest one, returns the first. */
export function findElementBelow(
  hits: readonly PlacementElement[],
  element: PlacementElement,
): PlacementElement {
  return hits[(hits.indexOf(element) + 1) % hits.length] ?? element;
}

function getRank(element: PlacementElement): number {
  if (element === 'videoArea') return 2;
  return element === 'coverFinger' || element === 'gameplayFinger' ? 1 : 0;
}

function computeArea({ width, height }: Rect): number {
  return width * height;
}

function isNear({ x, y }: Point, box: Rect, reach: number): boolean {
  return (
    x >= box.x - reach &&
    x <= box.x + box.width + reach &&
    y >= box.y - reach &&
    y <= box.y + box.height + reach
  );
}
