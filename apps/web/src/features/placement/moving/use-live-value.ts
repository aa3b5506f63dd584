import { useSyncExternalStore, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { LivePlacement, LivePlacements } from './live-placements.ts';

/** Returns a value derived from the dragged element. The component renders again only when the value changes. */
export function useLiveValue<Value extends string | number | boolean>(
  placements: LivePlacements,
  valueOf: (live: LivePlacement | null) => Value,
): Value {
  return useSyncExternalStore(placements.follow, () => valueOf(placements.now()));
}

/**
 * Draws the dragged element directly into the DOM: before each frame in which it has changed, and after each rendering,
 * which only knows the draft. React must not render what `draw` sets.
 */
export function useLiveDrawing(placements: LivePlacements, draw: (live: LivePlacement | null) => void): void {
  const newestDraw = useEffectEvent(draw);
  useLayoutEffect(() => {
    newestDraw(placements.now());
  });
  useEffect(() => placements.follow((live) => newestDraw(live)), [placements]);
}
