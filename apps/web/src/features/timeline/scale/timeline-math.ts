import type { Trim } from '@spinreel/config-schema/ad/assets';
import type { FrameIndex, Seconds } from '@spinreel/config-schema/limits/units';
import { clamp } from '../../../lib/clamp.ts';

const rulerLabelPx = 72;
const rulerStepsSeconds = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60];

/** The properties of a video that the timeline needs. */
export interface TimelineScale {
  durationSeconds: Seconds;
  /** Frames per second. */
  frameRate: number;
}

/** Returns the last frame of the video. */
export function getLastFrame({ durationSeconds, frameRate }: TimelineScale): FrameIndex {
  return Math.max(0, Math.round(durationSeconds * frameRate) - 1);
}

/** Returns the frame that is shown at a time. */
export function findShownFrame(seconds: Seconds, scale: TimelineScale): FrameIndex {
  // Players report times slightly before the frame they show, so a hundredth of a frame is tolerated.
  return clamp(Math.floor(seconds * scale.frameRate + 0.01), 0, getLastFrame(scale));
}

/** Returns the time at which a frame begins. */
export function getFrameStart(frame: FrameIndex, { frameRate }: TimelineScale): Seconds {
  return frame / frameRate;
}

/**
 * Returns the time to seek to for a frame. It is the frame's middle, because a seek to its edge may show the previous
 * one.
 */
export function seekTarget(frame: FrameIndex, scale: TimelineScale): Seconds {
  return Math.min((clamp(frame, 0, getLastFrame(scale)) + 0.5) / scale.frameRate, scale.durationSeconds);
}

/** Converts a time to a fraction of the timeline's width, 0 to 1. */
export function toShare(seconds: Seconds, { durationSeconds }: TimelineScale): number {
  return durationSeconds > 0 ? clamp(seconds / durationSeconds, 0, 1) : 0;
}

/** Whether a frame is in the trimmed part. The out point is exclusive. */
export function isInsideTrim(frame: FrameIndex, trim: Trim, scale: TimelineScale): boolean {
  const seconds = getFrameStart(frame, scale);
  const half = 0.5 / scale.frameRate;
  return seconds >= trim.startSeconds - half && seconds < trim.endSeconds - half;
}

/** Returns the times of the ruler's labels: multiples of a step that leaves enough space for the labels. */
export function listRulerTicks({ durationSeconds }: TimelineScale, pxPerSecond: number): Seconds[] {
  const wanted = rulerLabelPx / Math.max(pxPerSecond, 0.001);
  const step = rulerStepsSeconds.find((size) => size >= wanted) ?? 60;
  // A label at the very end would overflow the ruler.
  const lastSeconds = durationSeconds - rulerLabelPx / 2 / Math.max(pxPerSecond, 0.001);
  const count = Math.max(0, Math.floor(lastSeconds / step));
  // Avoids rounding errors such as 3 * 0.1 !== 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step * 10) / 10);
}

/** Returns the first and the last frame of the trimmed part. */
export function trimFrames(trim: Trim, scale: TimelineScale): { first: FrameIndex; last: FrameIndex } {
  const first = clamp(Math.round(trim.startSeconds * scale.frameRate), 0, getLastFrame(scale));
  const last = clamp(Math.round(trim.endSeconds * scale.frameRate) - 1, first, getLastFrame(scale));
  return { first, last };
}
