import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { LivePlacement, LivePlacements } from './live-placements.ts';

/**
 * Draws what is on its way straight into the page: before each frame that shows something new, and after each rendering,
 * which knows only what the draft says. What is drawn so is left out of what is rendered.
 */
export function useLiveDrawing(placements: LivePlacements, draw: (live: LivePlacement | null) => void): void {
  const newestDraw = useEffectEvent(draw);
  useLayoutEffect(() => {
    newestDraw(placements.now());
  });
  useEffect(() => placements.follow((live) => newestDraw(live)), [placements]);
}
