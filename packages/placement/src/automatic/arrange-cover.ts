import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { PlacementState } from '../elements/compute-current-box.ts';
import type { CoverSalience } from '../salience/compute-salient-rects.ts';
import { createPlacesChange, createPlacesReset, listMovableParts } from './cover-places.ts';
import { proposeCoverPlaces } from './propose-cover-places.ts';

/** What the places of a cover's elements depend on. */
export interface CoverArrangement extends Pick<PlacementState, 'drawn'> {
  /** Null if nothing stands out. */
  readonly salience: CoverSalience | null;
  /** The change with which the elements were placed automatically before, or null. */
  readonly placed: ConfigChange<AdConfig> | null;
}

/**
 * Returns the change that places the cover's elements so that they leave free what stands out. Elements that a person has
 * placed stay. If nothing stands out, the others have their default positions.
 */
export function arrangeCover(
  config: AdConfig,
  { drawn, salience, placed }: CoverArrangement,
): ConfigChange<AdConfig> {
  const movable = listMovableParts(config, placed);
  const ad = resolveAd(mergeConfig<AdConfig>(config, createPlacesReset(movable)));
  const places = salience === null ? null : proposeCoverPlaces({ ad, drawn, salience, movable });
  return createPlacesChange(places ?? { portrait: {}, landscape: {} }, movable);
}
