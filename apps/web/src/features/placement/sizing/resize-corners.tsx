import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { useRef, type PointerEvent } from 'react';
import { useDragging } from '../../../lib/page/use-dragging.ts';
import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';
import type { LivePlacement } from '../moving/live-placements.ts';
import type { PlacementMoves, Surroundings } from '../moving/placement-moves.ts';
import styles from './resize-corners.module.css';

interface ResizeCornersProps {
  element: PlacementElement;
  /** Its size in the draft. */
  size: number;
  /** Returns its position as fractions of the stage and its box. */
  locate: (live: LivePlacement | null) => { position: Position; box: Rect };
  /** CSS pixels of the window per CSS pixel of the ad. */
  viewScale: number;
  surroundings: Surroundings;
  moves: PlacementMoves;
}

/** From how near a size snaps to the standard size, unless Alt is held. */
const snapReach = 0.04;

/** `across` and `down` are the directions from the center. */
const corners = [
  { across: -1, down: -1, cursor: 'nwse-resize' },
  { across: 1, down: -1, cursor: 'nesw-resize' },
  { across: -1, down: 1, cursor: 'nesw-resize' },
  { across: 1, down: 1, cursor: 'nwse-resize' },
] as const;

/** Handles at the corners of an element that resize it around its center. Keyboard users have keys and a field instead. */
export function ResizeCorners(props: ResizeCornersProps) {
  const { element, size, locate, viewScale, surroundings, moves } = props;
  const startRef = useRef({ x: 0, y: 0, size, reachPx: 1, position: { x: 0, y: 0 } });
  const { handlers } = useDragging({
    onStart: () => moves.grab(element, surroundings),
    onMove: (by, { altKey }) => {
      const { x, y, reachPx, position, size: sizeBefore } = startRef.current;
      const reached = Math.hypot(x + by.x / viewScale, y + by.y / viewScale);
      const target = sizeBefore * (reached / reachPx);
      const isStandard = !altKey && Math.abs(target - 1) < snapReach;
      moves.resize(position, isStandard ? 1 : target);
    },
    onEnd: moves.drop,
    onCancel: moves.putBack,
  });
  return corners.map(({ across, down, cursor }) => (
    <span
      key={`${across} ${down}`}
      className={styles.corner}
      data-video={element === 'videoArea' || undefined}
      style={{
        left: placeAt(across),
        top: placeAt(down),
        cursor,
        // Independent of the stage's size, so that fingers can reach it.
        fontSize: 1 / viewScale,
      }}
      data-testid={element === 'videoArea' ? 'video-corner' : 'size-corner'}
      {...handlers}
      onPointerDown={(event: PointerEvent) => {
        // Otherwise the stage would move the element.
        event.stopPropagation();
        const { box, position } = locate(null);
        const x = (across * box.width) / 2;
        const y = (down * box.height) / 2;
        startRef.current = { x, y, size, position, reachPx: Math.max(1, Math.hypot(x, y)) };
        // Prevents the mouse events that follow every pointer event, because nothing listens to them.
        event.preventDefault();
        handlers.onPointerDown(event);
      }}
    />
  ));
}

/** Returns the place of a corner on its axis. It is on the outline of the handle. */
function placeAt(direction: -1 | 1): string {
  return `calc(${50 + 50 * direction}% + ${direction} * var(--out))`;
}
