import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { LivePlacement, LivePlacements } from './live-placements.ts';

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
