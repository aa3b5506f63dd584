import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import type { LandscapePart, ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { clampPosition } from '@spinreel/config-schema/options/placement/placement-geometry';
import { placementElements, roundPosition, type PlacementElement } from './placement-elements.ts';

/** The elements that can have their own position in landscape. The video fills the screen there, and the highlight is on it. */
export type LandscapeElement = Exclude<PlacementElement, 'videoArea' | 'gameplayHighlight'>;

/** Whether an element can have its own position in landscape. */
export function isLandscapeElement(element: PlacementElement): element is LandscapeElement {
  return element !== 'videoArea' && element !== 'gameplayHighlight';
}

/** Marks an element that has its own position in landscape. */
export const customPositionLabel = 'Custom position in landscape';

/** Whether an element has its own position in landscape, instead of one that follows from portrait. */
export function hasLandscapePlace(element: PlacementElement, ad: ResolvedAd): boolean {
  if (!isLandscapeElement(element)) return false;
  const { screen, part } = locate(element);
  return ad.landscapePositions[screen][part] !== undefined;
}

/** Returns the change that gives an element its own position in landscape. Null lets it follow portrait again. */
export function createLandscapeChange(
  element: LandscapeElement,
  onScreen: Position | null,
): ConfigChange<AdConfig> {
  const { screen, part } = locate(element);
  const position = onScreen === null ? null : clampPosition(roundPosition(onScreen));
  return { landscapePositions: { [screen]: { [part]: position } } };
}

/** Returns the change that lets all elements of a screen follow portrait again. */
export function createLandscapeReset(screen: PlacementScreen, ad: ResolvedAd): ConfigChange<AdConfig> {
  const parts = Object.keys(ad.landscapePositions[screen]);
  return { landscapePositions: { [screen]: Object.fromEntries(parts.map((part) => [part, null])) } };
}

function locate(element: LandscapeElement): { screen: PlacementScreen; part: LandscapePart } {
  const { screen, role } = placementElements[element];
  return { screen, part: role };
}
