import type { PlacementElement } from './placement-elements.ts';

/** The id of the button on the stage that moves an element, so that the list can give it the focus. */
export function gripId(element: PlacementElement): string {
  return `grip-${element}`;
}
