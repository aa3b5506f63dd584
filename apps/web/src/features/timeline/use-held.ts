import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { useRef, useState } from 'react';
import type { Held, TrimEdge } from './held.ts';
import { frameStart, trimFrames, type TimelineScale } from './timeline-math.ts';
import type { Player } from './use-player.ts';

/** What is being dragged, and the timeline as it would be if it were let go now. */
export interface Holding {
  held: Held | null;
  points: readonly PausePoint[];
  trim: Trim;
  take: (held: Held) => void;
  drop: () => void;
  cancel: () => void;
}

/** Keeps a drag out of the draft until it ends: one drag is one change, and the picture shows it on its way. */
export function useHeld(options: {
  points: readonly PausePoint[];
  trim: Trim;
  scale: TimelineScale;
  player: Player;
  onMovePoint: (id: string, frame: number) => number;
  onTrim: (trim: Trim, edge: TrimEdge) => void;
}): Holding {
  const { points, trim, scale, player, onMovePoint, onTrim } = options;
  const [held, setHeld] = useState<Held | null>(null);
  // A fast drag can end before its last move is rendered.
  const heldRef = useRef<Held | null>(null);
  const hold = (next: Held | null) => {
    heldRef.current = next;
    setHeld(next);
  };
  return {
    held,
    points:
      held?.kind === 'point'
        ? points.map((point) =>
            point.id === held.id
              ? { ...point, timestamp: frameStart(held.frame, scale), frame: held.frame }
              : point,
          )
        : points,
    trim: held?.kind === 'trim' ? held.trim : trim,
    take(next) {
      if (next.kind === 'playhead') {
        hold(next);
        return;
      }
      const { first, last } = trimFrames(next.kind === 'trim' ? next.trim : trim, scale);
      if (next.kind === 'trim') {
        hold(next);
        player.peekAt(next.edge === 'in' ? first : last);
        return;
      }
      const frame = Math.min(last, Math.max(first, next.frame));
      hold({ ...next, frame });
      player.peekAt(frame);
    },
    drop() {
      const dropped = heldRef.current;
      hold(null);
      if (dropped?.kind === 'point') player.showFrame(onMovePoint(dropped.id, dropped.frame));
      if (dropped?.kind === 'trim') onTrim(dropped.trim, dropped.edge);
    },
    cancel() {
      hold(null);
      player.peekAt(null);
    },
  };
}
