import { useSyncExternalStore } from 'react';
import type { LivePlacement, LivePlacements } from './live-placements.ts';

/** Something that follows from what is on its way and seldom changes meanwhile; rendered anew only when it does. */
export function useLiveValue<Value extends string | number | boolean>(
  placements: LivePlacements,
  valueOf: (live: LivePlacement | null) => Value,
): Value {
  return useSyncExternalStore(placements.follow, () => valueOf(placements.now()));
}
