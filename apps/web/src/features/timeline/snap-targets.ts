import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { frameAt } from '@spinreel/config-schema/pause-points';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/units';
import { frameStart, trimFrames, type TimelineScale } from './timeline-math.ts';

/** What each thing that can be dragged catches on. */
export interface SnapTargets {
  playhead: readonly Seconds[];
  point: readonly Seconds[];
  trimIn: readonly Seconds[];
  trimOut: readonly Seconds[];
}

/** Playhead, pause points, the ends of the chosen part and of the video, and suggested moments. */
export function snapTargets(options: {
  scale: TimelineScale;
  trim: Trim;
  points: readonly PausePoint[];
  /** Where the playhead stands. */
  frame: FrameIndex;
  moments: readonly Seconds[];
}): SnapTargets {
  const { scale, trim, points, frame, moments } = options;
  const { first, last } = trimFrames(trim, scale);
  const start = (index: FrameIndex) => frameStart(index, scale);
  const pointFrames = points.map(({ timestamp }) => frameAt(timestamp, scale.frameRate));
  const ends = [0, scale.durationSeconds];
  return {
    playhead: [...ends, start(first), start(last), ...pointFrames.map(start), ...moments],
    // A point on the end of the chosen part would lie in what is cut away: its last frame it is.
    point: [start(frame), start(first), start(last), ...moments],
    trimIn: [...ends, start(frame), ...pointFrames.map(start), ...moments],
    // What is caught is to stay in the part, so its end goes behind that frame.
    trimOut: [...ends, start(frame + 1), ...pointFrames.map((index) => start(index + 1)), ...moments],
  };
}
