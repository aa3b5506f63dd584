import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { keepLocalCopy } from '../../ad-draft/saving/device/keep-local-copy.ts';
import { createThrottle } from '../../lib/timing/create-throttle.ts';
import { generateId } from '../../lib/generate-id.ts';
import { runWhenIdle } from '../../lib/timing/run-when-idle.ts';
import { createLivePlacements } from './moving/live-placements.ts';
import { createPlacementMoves, type PlacementSave } from './moving/placement-moves.ts';

/**
 * Returns the element being dragged, and functions to move elements of the draft. The draft changes when the element is
 * dropped.
 */
export function usePlacement() {
  const dispatch = useDraftDispatch();
  const [{ placements, moves }] = useState(() => {
    const placements = createLivePlacements((draw) => requestAnimationFrame(draw));
    let pending: PlacementSave | null = null;
    const moves = createPlacementMoves({
      show: placements.show,
      storeLocally: (change) => {
        pending = change;
        // Storing must not delay a frame of the drag. A change that was dropped or put back in the meantime is not
        // stored.
        runWhenIdle(() => {
          if (pending === change)
            void dispatch(keepLocalCopy(change === null ? undefined : adChanged(change.patch, change)));
        });
      },
      save: (change) => {
        pending = null;
        dispatch(adChanged(change.patch, change));
      },
      throttle: createThrottle(timings.placementSaveThrottleMs),
      generateId,
    });
    return { placements, moves };
  });

  useEffect(() => () => moves.drop(), [moves]);
  return { placements, moves };
}
