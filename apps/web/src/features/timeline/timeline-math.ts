import type { Trim } from '@spinreel/config-schema/assets';
import { videoLimits } from '@spinreel/config-schema/limits';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/units';

const rulerLabelPx = 72;
const rulerStepsSeconds = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60];

/** A video as far as the timeline needs to know it. */
export interface TimelineScale {
  durationSeconds: Seconds;
  /** Frames per second. */
  frameRate: number;
}

/** The last frame of the video. */
export function lastFrameOf({ durationSeconds, frameRate }: TimelineScale): FrameIndex {
  return Math.max(0, Math.round(durationSeconds * frameRate) - 1);
}

/** The frame that is on screen at a time. */
export function frameShownAt(seconds: Seconds, scale: TimelineScale): FrameIndex {
  // Players report times a hair before the frame they show; a hundredth of a frame forgives that.
  return clamp(Math.floor(seconds * scale.frameRate + 0.01), 0, lastFrameOf(scale));
}

/** When a frame begins. */
export function frameStart(frame: FrameIndex, { frameRate }: TimelineScale): Seconds {
  return frame / frameRate;
}

/** Where to seek so that exactly this frame is shown: its middle, because its edge may show the one before. */
export function seekTarget(frame: FrameIndex, scale: TimelineScale): Seconds {
  return Math.min((clamp(frame, 0, lastFrameOf(scale)) + 0.5) / scale.frameRate, scale.durationSeconds);
}

/** A time as a share of the timeline's width, 0 to 1. */
export function shareOf(seconds: Seconds, { durationSeconds }: TimelineScale): number {
  return durationSeconds > 0 ? clamp(seconds / durationSeconds, 0, 1) : 0;
}

/** The frame under a pointer; `share` is its place in the timeline's width. */
export function frameAtShare(share: number, scale: TimelineScale): FrameIndex {
  return frameShownAt(clamp(share, 0, 1) * scale.durationSeconds, scale);
}

/** Whether a frame lies in the chosen part: its end belongs to what is cut away. */
export function isInsideTrim(frame: FrameIndex, trim: Trim, scale: TimelineScale): boolean {
  const seconds = frameStart(frame, scale);
  const half = 0.5 / scale.frameRate;
  return seconds >= trim.startSeconds - half && seconds < trim.endSeconds - half;
}

/** The chosen part with one edge moved, on whole frames, never shorter than an ad may be. */
export function movedTrim(options: {
  trim: Trim;
  edge: 'in' | 'out';
  seconds: Seconds;
  scale: TimelineScale;
}): Trim {
  const { trim, edge, scale } = options;
  const seconds = onFrame(options.seconds, scale);
  const shortest = Math.min(videoLimits.minAdDurationSeconds, scale.durationSeconds);
  if (edge === 'in') {
    return { ...trim, startSeconds: clamp(seconds, 0, Math.max(0, trim.endSeconds - shortest)) };
  }
  return { ...trim, endSeconds: clamp(seconds, trim.startSeconds + shortest, scale.durationSeconds) };
}

/** Times at which the ruler is labelled: whole steps, so far apart that the labels have room. */
export function rulerTicks({ durationSeconds }: TimelineScale, pxPerSecond: number): Seconds[] {
  const wanted = rulerLabelPx / Math.max(pxPerSecond, 0.001);
  const step = rulerStepsSeconds.find((size) => size >= wanted) ?? 60;
  // A label at the very end would stand outside.
  const lastSeconds = durationSeconds - rulerLabelPx / 2 / Math.max(pxPerSecond, 0.001);
  const count = Math.max(0, Math.floor(lastSeconds / step));
  // Tenths are added up as whole numbers: 3 * 0.1 is not 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step * 10) / 10);
}

/** The first frame of the chosen part, and the last one in it. */
export function trimFrames(trim: Trim, scale: TimelineScale): { first: FrameIndex; last: FrameIndex } {
  const first = clamp(Math.round(trim.startSeconds * scale.frameRate), 0, lastFrameOf(scale));
  const last = clamp(Math.round(trim.endSeconds * scale.frameRate) - 1, first, lastFrameOf(scale));
  return { first, last };
}

function onFrame(seconds: Seconds, { frameRate }: TimelineScale): Seconds {
  return Math.round(seconds * frameRate) / frameRate;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
