import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';

/** Returns the ID of the handle that moves an element on the stage. The list uses it to focus the handle. */
export function getHandleId(element: PlacementElement): string {
  return `handle-${element}`;
}
