import { useSyncExternalStore } from 'react';
import type { LivePlacement, LivePlacements } from './live-placements.ts';

/** Returns a value derived from the dragged element. The component renders again only when the value changes. */
export function useLiveValue<Value extends string | number | boolean>(
  placements: LivePlacements,
  valueOf: (live: LivePlacement | null) => Value,
): Value {
  return useSyncExternalStore(placements.follow, () => valueOf(placements.now()));
}
