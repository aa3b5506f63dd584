import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { interactionLevelName, type PausePointCount } from '@spinreel/config-schema/interaction-levels';
import {
  addPausePoint,
  canAddPausePoint,
  frameAt,
  movePausePoint,
  removePausePoint,
} from '@spinreel/config-schema/pause-points';
import { formatTimecode } from '../../lib/format-time.ts';
import { newId } from '../../lib/new-id.ts';
import { freeFrameNear } from './free-frame.ts';
import { frameStart, isInsideTrim, trimFrames, type TimelineScale } from './timeline-math.ts';
import type { TimelineEdits } from './use-timeline-edits.ts';

/** What can be done with the pause points. Frames are those of the video. */
export interface PausePointActions {
  canAdd: boolean;
  /** Sets a point on each of these frames, as far as the level has room; says so where it has none. */
  add: (frames: readonly number[]) => void;
  remove: (id: string) => void;
  /** Moves a point to the free frame nearest to this one. */
  move: (id: string, frame: number, gesture?: string) => number;
  /** Why a point cannot stand on a frame; null when it can. */
  problemWith: (frame: number, id: string) => string | null;
}

/** Sets, moves and removes pause points, in words that are announced. */
export function usePausePoints(options: {
  points: readonly PausePoint[];
  level: PausePointCount;
  trim: Trim;
  scale: TimelineScale;
  edits: TimelineEdits;
}): PausePointActions {
  const { points, level, trim, scale, edits } = options;
  const { frameRate } = scale;
  const canAdd = canAddPausePoint(points, level);
  const takenBut = (id: string) =>
    new Set(points.filter((point) => point.id !== id).map(({ timestamp }) => frameAt(timestamp, frameRate)));

  const problemWith = (frame: number, id: string): string | null => {
    if (!isInsideTrim(frame, trim, scale)) return 'This lies outside the selected part of the video.';
    return takenBut(id).has(frame) ? 'There is a pause point on this frame already.' : null;
  };

  return {
    canAdd,
    problemWith,
    add(frames) {
      if (!canAdd) {
        edits.say(fullWords(level));
        return;
      }
      const problem = frames.length === 1 ? problemWith(frames[0] ?? 0, '') : null;
      if (problem !== null) {
        edits.say(problem);
        return;
      }
      let next = [...points];
      for (const frame of frames) {
        const timestampSeconds = frameStart(frame, scale);
        next = addPausePoint(next, { level, id: newId(), timestampSeconds, frameRate });
      }
      const added = next.filter(({ id }) => points.every((point) => point.id !== id));
      if (added.length === 0) return;
      const words = added.map(({ label, timestamp }) => `${label} added at ${formatTimecode(timestamp)}`);
      edits.change({ patch: { pausePoints: next }, words: `${words.join(', ')}.` });
    },
    remove(id) {
      const label = points.find((point) => point.id === id)?.label ?? 'Pause point';
      edits.change({ patch: { pausePoints: removePausePoint(points, id) }, words: `${label} removed.` });
    },
    move(id, frame, gesture) {
      const point = points.find((candidate) => candidate.id === id);
      if (point === undefined) return frame;
      const old = frameAt(point.timestamp, frameRate);
      const free = { ...trimFrames(trim, scale), taken: takenBut(id) };
      const target = freeFrameNear(frame, free, frame < old ? -1 : 1) ?? old;
      if (target === old) return old;
      const timestampSeconds = frameStart(target, scale);
      const next = movePausePoint(points, { id, timestampSeconds, frameRate });
      const label = next.find((candidate) => candidate.id === id)?.label ?? 'Pause point';
      edits.change({
        patch: { pausePoints: next },
        words: `${label} moved to ${formatTimecode(timestampSeconds)}.`,
        gesture,
      });
      return target;
    },
  };
}

/** Why no point can be added at a level that has all of its points. */
export function fullWords(level: PausePointCount): string {
  if (level === 0) return 'Straight Play has no pause points. Choose Single or Double Spin first.';
  return level === 1
    ? `${interactionLevelName(level)} has its pause point. Remove or move it to change the moment.`
    : `${interactionLevelName(level)} has its ${level} pause points. Remove or move one to change the moment.`;
}
