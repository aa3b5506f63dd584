import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/limits/units';
import { findLastStart } from '../trimming/move-trim.ts';
import { getFrameStart, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';

/** The times that each draggable element snaps to. */
export interface SnapTargets {
  playhead: readonly Seconds[];
  point: readonly Seconds[];
  trimIn: readonly Seconds[];
  trimOut: readonly Seconds[];
  /** The start of the whole trimmed part. */
  trimBoth: readonly Seconds[];
}

/**
 * Returns the snap targets: playhead, pause points, ends of the trimmed part and of the video, and suggested moments.
 */
export function snapTargets(options: {
  scale: TimelineScale;
  trim: Trim;
  points: readonly PausePoint[];
  /** The playhead's frame. */
  frame: FrameIndex;
  moments: readonly Seconds[];
}): SnapTargets {
  const { scale, trim, points, frame, moments } = options;
  const { first, last } = trimFrames(trim, scale);
  const { minPauseGapSeconds } = videoLimits;
  const start = (index: FrameIndex) => getFrameStart(index, scale);
  const pointFrames = points.map(({ timestamp }) => toNearestFrame(timestamp, scale.frameRate));
  const ends = [0, scale.durationSeconds];
  return {
    playhead: [...ends, start(first), start(last), ...pointFrames.map(start), ...moments],
    // The nearest positions to the trimmed part's ends that are allowed for a pause.
    point: [
      start(frame),
      trim.startSeconds + minPauseGapSeconds,
      trim.endSeconds - minPauseGapSeconds,
      ...moments,
    ],
    trimIn: [...ends, start(frame), ...pointFrames.map(start), ...moments],
    // The frame at a snap target must stay in the trimmed part, so the out point is after that frame.
    trimOut: [...ends, start(frame + 1), ...pointFrames.map((index) => start(index + 1)), ...moments],
    trimBoth: [0, start(findLastStart(trim, scale)), start(frame), ...moments],
  };
}
