import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { useRef, useState } from 'react';
import type { Held, TrimPart } from './held-element.ts';
import { getFrameStart, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import type { Player } from '../player/use-player.ts';

/** The element being dragged, and the timeline as if it were dropped now. */
export interface Holding {
  held: Held | null;
  points: readonly PausePoint[];
  trim: Trim;
  take: (held: Held) => void;
  drop: () => void;
  cancel: () => void;
}

/** Keeps a drag out of the draft until it ends. One drag is one change, and the preview shows its current frame. */
export function useHeld(options: {
  points: readonly PausePoint[];
  trim: Trim;
  scale: TimelineScale;
  player: Player;
  /** Returns the free frame nearest to the one that a point is dragged to. */
  findLanding: (id: string, frame: number) => number;
  onMovePoint: (id: string, frame: number) => number;
  onTrim: (trim: Trim, part: TrimPart) => void;
}): Holding {
  const { points, trim, scale, player, findLanding, onMovePoint, onTrim } = options;
  const [held, setHeld] = useState<Held | null>(null);
  // A fast drag can end before its last move is rendered.
  const heldRef = useRef<Held | null>(null);
  const hold = (next: Held | null) => {
    heldRef.current = next;
    setHeld(next);
  };
  const landing = held?.kind === 'point' ? findLanding(held.id, held.frame) : 0;
  return {
    held,
    points:
      held?.kind === 'point'
        ? points.map((point) =>
            point.id === held.id
              ? { ...point, timestamp: getFrameStart(landing, scale), frame: landing }
              : point,
          )
        : points,
    trim: held?.kind === 'trim' ? held.trim : trim,
    take(next) {
      if (next.kind === 'playhead') {
        hold(next);
        return;
      }
      hold(next);
      if (next.kind === 'point') {
        player.peekAt(findLanding(next.id, next.frame));
        return;
      }
      const { first, last } = trimFrames(next.trim, scale);
      player.peekAt(next.part === 'out' ? last : first);
    },
    drop() {
      const dropped = heldRef.current;
      hold(null);
      if (dropped?.kind === 'point') player.showFrame(onMovePoint(dropped.id, dropped.frame));
      if (dropped?.kind === 'trim') onTrim(dropped.trim, dropped.part);
    },
    cancel() {
      hold(null);
      player.peekAt(null);
    },
  };
}
