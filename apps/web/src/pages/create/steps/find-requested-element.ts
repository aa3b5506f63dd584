import {
  placementElements,
  type PlacementElement,
} from '../../../features/placement/elements/placement-elements.ts';
import { readPartRequest } from '../../../lib/page/part-request.ts';

/** Returns the element of the stage that the link to step 3 requested, or null. */
export function findRequestedElement(state: unknown): PlacementElement | null {
  const part = readPartRequest(state);
  if (part === null) return null;
  const elements = Object.keys(placementElements) as PlacementElement[];
  const isRequested = (element: PlacementElement) => {
    const { screen, role } = placementElements[element];
    return screen === part.screen && role === part.role;
  };
  return elements.find(isRequested) ?? null;
}
