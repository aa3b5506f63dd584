import { timings } from '@spinreel/config-schema/timings';
import { useEffect, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { keepLocalCopy } from '../../ad-draft/keep-local-copy.ts';
import { createThrottle } from '../../lib/create-throttle.ts';
import { newId } from '../../lib/new-id.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { createLivePlacements } from './live-placements.ts';
import { createPlacementMoves, type PlacementSave } from './placement-moves.ts';

/** Moves elements of the draft: what is on its way, and how to move it. The draft is told when it is dropped. */
export function usePlacement() {
  const dispatch = useDraftDispatch();
  const [{ placements, moves }] = useState(() => {
    const placements = createLivePlacements((draw) => requestAnimationFrame(draw));
    let kept: PlacementSave | null = null;
    const moves = createPlacementMoves({
      show: placements.show,
      keep: (change) => {
        kept = change;
        // Between two frames of a drag, not in one of them; and not what was dropped or put back meanwhile.
        whenIdle(() => {
          if (kept === change)
            void dispatch(keepLocalCopy(change === null ? undefined : adChanged(change.patch, change)));
        });
      },
      save: (change) => {
        kept = null;
        dispatch(adChanged(change.patch, change));
      },
      throttle: createThrottle(timings.placementSaveThrottleMs),
      newId,
    });
    return { placements, moves };
  });

  useEffect(() => () => moves.drop(), [moves]);
  return { placements, moves };
}
