import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import {
  listElements,
  placementElements,
  type PlacementElement,
} from '@spinreel/placement/elements/placement-elements';
import { readPartRequest } from '../../../lib/page/part-request.ts';

/**
 * Returns the element of the stage that the link to step 3 requested, or null. If its screen does not show the element any
 * more, returns the first element of the screen.
 */
export function findRequestedElement(state: unknown, config: AdConfig): PlacementElement | null {
  const part = readPartRequest(state);
  if (part === null || part.role === null) return null;
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const elements = listElements(part.screen, resolveAd(config), { pauseCount });
  return elements.find((element) => placementElements[element].role === part.role) ?? elements[0] ?? null;
}
