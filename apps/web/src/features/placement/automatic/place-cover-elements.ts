import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { arrangeCover, type CoverArrangement } from '@spinreel/placement/automatic/arrange-cover';
import { readPlaces } from '@spinreel/placement/automatic/cover-places';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import type { DraftThunk } from '../../../ad-draft/draft-root.ts';
import { coverElementsPlaced } from '../../../ad-draft/uploads/new-cover-slice.ts';

/** Names the step of the undo history. */
export const automaticStepName = 'place cover elements automatically';

/** Places the cover's elements automatically, as one step that can be undone. Returns whether anything has moved. */
export function placeCoverElements(arrangement: Omit<CoverArrangement, 'placed'>): DraftThunk<boolean> {
  return (dispatch, getState) => {
    const config = selectConfig(getState());
    const change = arrangeCover(config, { ...arrangement, placed: getState().newCover.placed });
    const hasMoved = listPlaces(mergeConfig<AdConfig>(config, change)) !== listPlaces(config);
    dispatch(coverElementsPlaced({ change: hasMoved ? change : null }));
    if (hasMoved) dispatch(adChanged(change, { name: automaticStepName }));
    return hasMoved;
  };
}

function listPlaces(config: AdConfig): string {
  return JSON.stringify(readPlaces(config));
}
