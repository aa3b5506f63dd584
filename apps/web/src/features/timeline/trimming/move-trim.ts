import type { Trim } from '@spinreel/config-schema/ad/assets';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/limits/units';
import type { TrimPart } from '../snapping/held-element.ts';
import { getFrameStart, type TimelineScale } from '../scale/timeline-math.ts';
import { clamp } from '../../../lib/clamp.ts';

/**
 * Moves one edge of the trimmed part, or the whole part so that it starts at a time. The result is on whole frames, in the
 * video and never shorter than an ad's minimum.
 */
export function moveTrim(options: {
  trim: Trim;
  part: TrimPart;
  seconds: Seconds;
  scale: TimelineScale;
}): Trim {
  const { trim, part, scale } = options;
  const { durationSeconds, frameRate } = scale;
  const seconds = Math.round(options.seconds * frameRate) / frameRate;
  if (part === 'both') return slipTrim(trim, { frame: Math.round(seconds * frameRate), scale });
  const shortest = Math.min(videoLimits.minAdDurationSeconds, durationSeconds);
  if (part === 'in') {
    return { ...trim, startSeconds: clamp(seconds, 0, Math.max(0, trim.endSeconds - shortest)) };
  }
  return { ...trim, endSeconds: clamp(seconds, trim.startSeconds + shortest, durationSeconds) };
}

/**
 * Makes a frame the first of the trimmed part. The other end moves too if the part would be too short or longer than an ad:
 * a frame after the part moves the whole part, as far as the video is long enough.
 */
export function startTrimAt(trim: Trim, { frame, scale }: { frame: FrameIndex; scale: TimelineScale }): Trim {
  const { start, end, total, shortest, longest } = measureTrim(trim, scale);
  const kept = end - frame < shortest ? frame + (end - start) : Math.min(end, frame + longest);
  const last = Math.min(total, kept);
  return createTrim({ start: Math.min(frame, last - shortest), end: last }, scale);
}

/** Makes a frame the last of the trimmed part. The other end moves too, as for `startTrimAt`. */
export function endTrimAt(trim: Trim, { frame, scale }: { frame: FrameIndex; scale: TimelineScale }): Trim {
  const { start, end, total, shortest, longest } = measureTrim(trim, scale);
  const wanted = Math.min(total, frame + 1);
  const kept = wanted - start < shortest ? wanted - (end - start) : Math.max(start, wanted - longest);
  const first = Math.max(0, kept);
  return createTrim({ start: first, end: Math.max(wanted, first + shortest) }, scale);
}

/** Returns the last frame at which the whole trimmed part can start. */
export function findLastStart(trim: Trim, scale: TimelineScale): FrameIndex {
  const { start, end, total } = measureTrim(trim, scale);
  return Math.max(0, total - (end - start));
}

/** Moves the whole trimmed part so that it starts on a frame, or as near as the video permits. */
function slipTrim(trim: Trim, { frame, scale }: { frame: FrameIndex; scale: TimelineScale }): Trim {
  const { start, end } = measureTrim(trim, scale);
  const moved = clamp(frame, 0, findLastStart(trim, scale));
  return createTrim({ start: moved, end: moved + (end - start) }, scale);
}

/** The trimmed part and its limits in frames. */
function measureTrim(trim: Trim, { durationSeconds, frameRate }: TimelineScale) {
  const total = Math.round(durationSeconds * frameRate);
  return {
    start: Math.round(trim.startSeconds * frameRate),
    end: Math.round(trim.endSeconds * frameRate),
    total,
    shortest: Math.min(total, Math.ceil(videoLimits.minAdDurationSeconds * frameRate)),
    longest: Math.floor(videoLimits.maxAdDurationSeconds * frameRate),
  };
}

function createTrim({ start, end }: { start: FrameIndex; end: FrameIndex }, scale: TimelineScale): Trim {
  return {
    startSeconds: getFrameStart(Math.max(0, start), scale),
    // The last frame of a video may be shorter than the others.
    endSeconds: Math.min(getFrameStart(end, scale), scale.durationSeconds),
  };
}
