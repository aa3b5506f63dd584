import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import type { Point } from '../moving/snapping.ts';

/** An element with its box on the stage, in the same unit as the point. */
export interface PlacedBox {
  readonly element: PlacementElement;
  readonly box: Rect;
}

/**
 * Returns the elements under a point, the most likely target first: those that contain it before those whose margin does.
 * The finger comes after the button it points at and before everything else, because it is drawn in front. The video comes
 * after everything on it. Otherwise smaller elements come first.
 */
export function findElementsAt(point: Point, boxes: readonly PlacedBox[], reach: number): PlacementElement[] {
  const hits = boxes.filter(({ box }) => isNear(point, box, reach));
  const hasButton = hits.some(({ element }) => placementElements[element].role === 'button');
  const getMiss = ({ box }: PlacedBox) => (isNear(point, box, 0) ? 0 : 1);
  return hits
    .toSorted(
      (a, b) =>
        getLayer(a.element) - getLayer(b.element) ||
        getMiss(a) - getMiss(b) ||
        getRank(a.element, hasButton) - getRank(b.element, hasButton) ||
        computeArea(a.box) - computeArea(b.box),
    )
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

function getLayer(element: PlacementElement): number {
  return placementElements[element].role === 'video' ? 1 : 0;
}

function getRank(element: PlacementElement, hasButton: boolean): number {
  if (placementElements[element].role !== 'finger') return 0;
  return hasButton ? 1 : -1;
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
