import type { AdConfig } from '../ad/ad-config.ts';
import type { Trim } from '../ad/assets.ts';
import { defaults } from '../ad/defaults.ts';
import { getInteractionLevelName, type PausePointCount } from '../options/interaction-levels.ts';
import { videoLimits } from '../limits/limits.ts';
import type { Problem } from '../problems/problem.ts';
import { resolveTrim } from '../ad/video/trim.ts';
import type { Seconds } from '../limits/units.ts';

/** Floating-point seconds that are meant to be equal differ by far less than this. */
const toleranceSeconds = 0.001;

/** Why the video cannot pause where it should. */
export type PausePointProblem = Problem<
  | 'pause-outside-trim'
  | 'pause-near-start'
  | 'pause-near-end'
  | 'pauses-too-close'
  | 'video-too-short-for-pauses'
>;

/** A time at which the video pauses, with its name: 'Pause 1'. */
export interface NamedPause {
  name: string;
  timestampSeconds: Seconds;
}

/**
 * Returns why the video cannot pause at one time, or null. Pause points keep `videoLimits.minPauseGapSeconds` from each
 * other and from both ends of the selected part.
 */
export function findPauseProblem(
  pause: NamedPause,
  { others, trim }: { others: readonly NamedPause[]; trim: Trim },
): PausePointProblem | null {
  const { name: point, timestampSeconds } = pause;
  if (timestampSeconds < trim.startSeconds - toleranceSeconds || timestampSeconds > trim.endSeconds)
    return { code: 'pause-outside-trim', field: 'pausePoints', params: { point } };
  if (isTooShort(timestampSeconds - trim.startSeconds))
    return { code: 'pause-near-start', field: 'pausePoints', params: { point } };
  if (isTooShort(trim.endSeconds - timestampSeconds))
    return { code: 'pause-near-end', field: 'pausePoints', params: { point } };
  const near = others.find((other) => isTooShort(Math.abs(other.timestampSeconds - timestampSeconds)));
  return near === undefined
    ? null
    : { code: 'pauses-too-close', field: 'pausePoints', params: { point, other: near.name } };
}

/** Returns the problem of the first pause point at which the video cannot pause, or of a selected part that is too short; or null. */
export function findPausePointProblem(config: AdConfig): PausePointProblem | null {
  const video = config.assets?.gameplayVideo;
  const level = config.pausePointCount ?? defaults.pausePointCount;
  if (!video?.duration || level === 0) return null;
  const trim = resolveTrim({ durationSeconds: video.duration, trim: video.trim });
  const tooShort = findTooShortVideo(level, trim);
  if (tooShort !== null) return tooShort;
  const pauses = (config.pausePoints ?? []).map(({ label, timestamp }, index) => ({
    name: label ?? `Pause ${index + 1}`,
    timestampSeconds: timestamp,
  }));
  for (const [index, pause] of pauses.entries()) {
    const problem = findPauseProblem(pause, { others: pauses.slice(0, index), trim });
    if (problem !== null) return problem;
  }
  return null;
}

/** Returns the problem of a selected part that is too short for the pauses of a level, or null. */
export function findTooShortVideo(level: PausePointCount, trim: Trim): PausePointProblem | null {
  const neededSeconds = level === 0 ? 0 : (level + 1) * videoLimits.minPauseGapSeconds;
  if (trim.endSeconds - trim.startSeconds > neededSeconds - toleranceSeconds) return null;
  return {
    code: 'video-too-short-for-pauses',
    field: 'pausePoints',
    params: { level: getInteractionLevelName(level), neededSeconds },
  };
}

function isTooShort(gapSeconds: Seconds): boolean {
  return gapSeconds < videoLimits.minPauseGapSeconds - toleranceSeconds;
}
