import { timings } from '@spinreel/config-schema/timings';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../ad-draft/select-video.ts';
import { createThrottle } from '../../lib/create-throttle.ts';
import { placementChange, reachablePosition, type PlacementElement } from './placement-elements.ts';

/** An element on its way, drawn before it is saved. */
export interface LivePlacement {
  element: PlacementElement;
  position: Position;
}

/** Moves elements: the stage follows at once, the draft at most every so often, and on release. */
export function usePlacement() {
  const dispatch = useDraftDispatch();
  const splitScreen = useDraftSelector((state) => videoCutOf(state.adDraft.config).splitScreen);
  const [live, setLive] = useState<LivePlacement | null>(null);
  const throttleRef = useRef(createThrottle(timings.placementSaveThrottleMs));

  const save = useCallback(
    ({ element, position }: LivePlacement) =>
      dispatch(adChanged(placementChange(element, position, { splitScreen }))),
    [dispatch, splitScreen],
  );

  const move = useCallback(
    ({ element, position }: LivePlacement) => {
      const placement = { element, position: reachablePosition(element, position, { splitScreen }) };
      setLive(placement);
      throttleRef.current.run(() => save(placement));
    },
    [save, splitScreen],
  );

  const release = useCallback(
    (placement: LivePlacement) => {
      throttleRef.current.cancel();
      save(placement);
      setLive(null);
    },
    [save],
  );

  useEffect(() => {
    const throttle = throttleRef.current;
    return () => throttle.flush();
  }, []);

  return { live, move, release };
}
