import type { Seconds } from '@spinreel/config-schema/limits/units';
import type { RefObject } from 'react';
import { toShare, type TimelineScale } from './timeline-math.ts';
import { getEdgeScrollPx } from './timeline-zoom.ts';

/** Converts between times and horizontal positions on the screen. */
export interface StripGeometry {
  toSeconds: (clientX: number) => Seconds;
  toClientX: (seconds: Seconds) => number;
  /** Scrolls the strip when the pointer is near the edge of its window. Returns whether it scrolled. */
  scrollAtEdge: (clientX: number) => boolean;
}

/** Returns the geometry of a rendered strip. */
export function useStripGeometry(options: {
  scrollerRef: RefObject<HTMLElement | null>;
  lineRef: RefObject<HTMLElement | null>;
  scale: TimelineScale;
}): StripGeometry {
  const { scrollerRef, lineRef, scale } = options;
  return {
    toSeconds(clientX) {
      const box = lineRef.current?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return 0;
      return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * scale.durationSeconds;
    },
    toClientX(seconds) {
      const box = lineRef.current?.getBoundingClientRect();
      return box === undefined ? 0 : box.left + toShare(seconds, scale) * box.width;
    },
    scrollAtEdge(clientX) {
      const scroller = scrollerRef.current;
      if (scroller === null) return false;
      const { left, right } = scroller.getBoundingClientRect();
      const before = scroller.scrollLeft;
      scroller.scrollLeft += getEdgeScrollPx({ clientX, left, right });
      return scroller.scrollLeft !== before;
    },
  };
}

/** Returns a time's position on the strip as a CSS length. */
export function toLeft(seconds: Seconds, scale: TimelineScale): string {
  return `${toShare(seconds, scale) * 100}%`;
}
