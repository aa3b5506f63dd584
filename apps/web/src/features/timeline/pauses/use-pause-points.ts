import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import {
  getInteractionLevelName,
  type PausePointCount,
} from '@spinreel/config-schema/options/interaction-levels';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { findPauseProblem, findTooShortVideo } from '@spinreel/config-schema/rules/pause-point-rules';
import {
  addPausePoint,
  canAddPausePoint,
  toNearestFrame,
  movePausePoint,
  removePausePoint,
} from '@spinreel/config-schema/ad/video/pause-points';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { generateId } from '../../../lib/generate-id.ts';
import { freeFrameNear } from '../snapping/free-frame.ts';
import { getFrameStart, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import type { TimelineEdits } from '../use-timeline-edits.ts';

/** Actions for the pause points. Frames are those of the video. */
export interface PausePointActions {
  canAdd: boolean;
  /** Returns why no pause point can be added on a frame, or null if it can. */
  findAddProblem: (frame: number) => string | null;
  /** Adds a point on each of these frames, up to the level's count. Announces the reason if none was added. */
  add: (frames: readonly number[]) => void;
  /** Adds a point on the free frame nearest to this one. Returns that frame. */
  addNear: (frame: number) => number;
  remove: (id: string) => void;
  /** Moves a point to the free frame nearest to this one. Returns that frame. */
  move: (id: string, frame: number, gesture?: string) => number;
  /** Returns the free frame nearest to this one, where a dragged point would be dropped. */
  findLanding: (id: string, frame: number) => number;
  /** Returns why a point cannot be moved to a frame, or null if it can. */
  problemWith: (frame: number, id: string) => string | null;
}

/** Adds, moves and removes pause points, and announces each change. */
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

  /** `id` is the ID of the point being moved; null for a new point. */
  const findProblem = (frame: number, id: string | null, among = points): string | null => {
    const others = among
      .filter((point) => point.id !== id)
      .map(({ label, timestamp }) => ({ name: label ?? 'another pause', timestampSeconds: timestamp }));
    const pause = { name: 'This frame', timestampSeconds: getFrameStart(frame, scale) };
    const problem = findTooShortVideo(level, trim) ?? findPauseProblem(pause, { others, trim });
    return problem === null ? null : describeProblem(problem, 'step');
  };
  const findLanding = (id: string | null, frame: number, direction: -1 | 1): number | null =>
    freeFrameNear(
      frame,
      { ...trimFrames(trim, scale), isFree: (candidate) => findProblem(candidate, id) === null },
      direction,
    );
  const addOn = (frames: readonly number[], note: string) => {
    let next = [...points];
    for (const frame of frames) {
      if (findProblem(frame, null, next) !== null) continue;
      const timestampSeconds = getFrameStart(frame, scale);
      next = addPausePoint(next, { level, id: generateId(), timestampSeconds, frameRate });
    }
    const added = next.filter(({ id }) => points.every((point) => point.id !== id));
    if (added.length === 0) return;
    const sentences = added.map(({ label, timestamp }) => `${label} added at ${formatTimecode(timestamp)}`);
    edits.change({ patch: { pausePoints: next }, announcement: `${sentences.join(', ')}.${note}` });
  };
  const findOldFrame = (id: string, fallback: number): number => {
    const point = points.find((candidate) => candidate.id === id);
    return point === undefined ? fallback : toNearestFrame(point.timestamp, frameRate);
  };

  const add = (frames: readonly number[]) => {
    const [first = 0] = frames;
    const fullLevel = canAdd ? null : explainFullLevel(level);
    const problem = fullLevel ?? (frames.length === 1 ? findProblem(first, null) : null);
    if (problem === null) addOn(frames, '');
    else edits.announce(problem);
  };

  return {
    canAdd,
    findAddProblem: (frame) => (canAdd ? findProblem(frame, null) : explainFullLevel(level)),
    problemWith: findProblem,
    add,
    addNear(frame) {
      const landing = canAdd ? findLanding(null, frame, 1) : null;
      if (landing === null || landing === frame) add([frame]);
      else addOn([landing], ` ${messages.steps.pausePointDistance}`);
      return landing ?? frame;
    },
    remove(id) {
      const label = points.find((point) => point.id === id)?.label ?? 'Pause point';
      edits.change({
        patch: { pausePoints: removePausePoint(points, id) },
        announcement: `${label} removed.`,
      });
    },
    findLanding: (id, frame) => {
      const old = findOldFrame(id, frame);
      return findLanding(id, frame, frame < old ? -1 : 1) ?? old;
    },
    move(id, frame, gesture) {
      const old = findOldFrame(id, frame);
      const target = findLanding(id, frame, frame < old ? -1 : 1) ?? old;
      const note = findProblem(frame, id) === null ? '' : ` ${messages.steps.pausePointDistance}`;
      if (target === old) {
        if (note !== '') edits.announce(note.trim());
        return old;
      }
      const timestampSeconds = getFrameStart(target, scale);
      const next = movePausePoint(points, { id, timestampSeconds, frameRate });
      const label = next.find((candidate) => candidate.id === id)?.label ?? 'Pause point';
      edits.change({
        patch: { pausePoints: next },
        announcement: `${label} moved to ${formatTimecode(timestampSeconds)}.${note}`,
        gesture,
      });
      return target;
    },
  };
}

/** Explains that a level already has all of its points. */
export function explainFullLevel(level: PausePointCount): string {
  if (level === 0) return 'Straight Play has no pause points. Choose Single or Double Spin first.';
  return level === 1
    ? `${getInteractionLevelName(level)} has its pause point. Move or remove it to pause elsewhere.`
    : `${getInteractionLevelName(level)} has its ${level} pause points. Move or remove one to pause elsewhere.`;
}
