import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import type { DraftThunk } from '../../../ad-draft/draft-root.ts';
import { coverElementsPlaced } from '../../../ad-draft/uploads/new-cover-slice.ts';
import type { PlacementState } from '../elements/compute-current-box.ts';
import type { CoverSalience } from '../salience/compute-salient-rects.ts';
import { createPlacesChange, createPlacesReset, readPlaces } from './cover-places.ts';
import { listMovableParts } from './list-movable-parts.ts';
import { proposeCoverPlaces } from './propose-cover-places.ts';

/** Names the step of the undo history. */
export const automaticStepName = 'place cover elements automatically';

/**
 * Places the cover's elements so that they leave free what stands out, as one step that can be undone. Elements that a person
 * has placed stay. If nothing stands out, the others have their default positions. Returns whether anything has moved.
 */
export function placeCoverElements({
  drawn,
  salience,
}: Pick<PlacementState, 'drawn'> & { salience: CoverSalience | null }): DraftThunk<boolean> {
  return (dispatch, getState) => {
    const config = selectConfig(getState());
    const movable = listMovableParts(config, getState().newCover.placed);
    const ad = resolveAd(mergeConfig<AdConfig>(config, createPlacesReset(movable)));
    const places = salience === null ? null : proposeCoverPlaces({ ad, drawn, salience, movable });
    const change = createPlacesChange(places ?? { portrait: {}, landscape: {} }, movable);
    const hasMoved = listPlaces(mergeConfig<AdConfig>(config, change)) !== listPlaces(config);
    dispatch(coverElementsPlaced({ change: hasMoved ? change : null }));
    if (hasMoved) dispatch(adChanged(change, { name: automaticStepName }));
    return hasMoved;
  };
}

function listPlaces(config: AdConfig): string {
  return JSON.stringify(readPlaces(config));
}
