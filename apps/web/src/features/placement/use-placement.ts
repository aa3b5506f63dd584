import { timings } from '@spinreel/config-schema/timings';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, type DraftRoot } from '../../ad-draft/draft-root.ts';
import { createThrottle } from '../../lib/create-throttle.ts';
import { newId } from '../../lib/new-id.ts';
import { createPlacementMoves, type LivePlacement } from './placement-moves.ts';

/** Moves elements of the draft: what is on its way, drawn before it is saved, and how to move it. */
export function usePlacement() {
  const dispatch = useDraftDispatch();
  const store = useStore<DraftRoot>();
  const [live, setLive] = useState<LivePlacement | null>(null);

  const [{ moves, throttle }] = useState(() => {
    const throttle = createThrottle(timings.placementSaveThrottleMs);
    const moves = createPlacementMoves({
      configNow: () => store.getState().adDraft.config,
      show: setLive,
      save: (change, of) => dispatch(adChanged(change, of)),
      throttle,
      newId,
    });
    return { moves, throttle };
  });

  useEffect(() => () => throttle.flush(), [throttle]);
  return { live, moves };
}
