import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import {
  coverParts,
  readPlaces,
  type CoverPart,
  type CoverPlaces,
  type MovableParts,
  type ProposedPlaces,
} from './cover-places.ts';

/**
 * Lists the elements of the cover that no person has placed: those at their default position, and those that still are where
 * the wizard has placed them. In landscape, a hand follows its button.
 */
export function listMovableParts(config: AdConfig, placed: ConfigChange<AdConfig> | null): MovableParts {
  const present = readPlaces(config);
  const automatic = readPlaces(placed === null ? {} : mergeConfig<AdConfig>({}, placed));
  const list = (screen: keyof ProposedPlaces) =>
    coverParts.filter((part) => isMovable(part, present[screen], automatic[screen]));
  return { portrait: list('portrait'), landscape: list('landscape') };
}

function isMovable(part: CoverPart, present: CoverPlaces, automatic: CoverPlaces): boolean {
  const { [part]: place } = present;
  const { [part]: proposed } = automatic;
  if (place === undefined) return true;
  return proposed !== undefined && place.x === proposed.x && place.y === proposed.y;
}
