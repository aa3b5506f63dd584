import type { Seconds } from '@spinreel/config-schema/units';
import type { RefObject } from 'react';
import { shareOf, type TimelineScale } from './timeline-math.ts';
import { edgeScrollPx } from './timeline-zoom.ts';

/** Times and places on the screen, in both directions. */
export interface StripGeometry {
  secondsAt: (clientX: number) => Seconds;
  clientXOf: (seconds: Seconds) => number;
  /** Scrolls the strip when something is held near the edge of its window; true when it did. */
  scrollAtEdge: (clientX: number) => boolean;
}

/** The geometry of a strip that is on screen. */
export function useStripGeometry(options: {
  scrollerRef: RefObject<HTMLElement | null>;
  lineRef: RefObject<HTMLElement | null>;
  scale: TimelineScale;
}): StripGeometry {
  const { scrollerRef, lineRef, scale } = options;
  return {
    secondsAt(clientX) {
      const box = lineRef.current?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return 0;
      return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * scale.durationSeconds;
    },
    clientXOf(seconds) {
      const box = lineRef.current?.getBoundingClientRect();
      return box === undefined ? 0 : box.left + shareOf(seconds, scale) * box.width;
    },
    scrollAtEdge(clientX) {
      const scroller = scrollerRef.current;
      if (scroller === null) return false;
      const { left, right } = scroller.getBoundingClientRect();
      const before = scroller.scrollLeft;
      scroller.scrollLeft += edgeScrollPx({ clientX, left, right });
      return scroller.scrollLeft !== before;
    },
  };
}

/** A time's place on the strip, for a style. */
export function leftOf(seconds: Seconds, scale: TimelineScale): string {
  return `${shareOf(seconds, scale) * 100}%`;
}
