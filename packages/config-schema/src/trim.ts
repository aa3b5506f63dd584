import type { AdConfig } from './ad-config.ts';
import type { Trim } from './assets.ts';
import { defaults } from './defaults.ts';
import { videoLimits } from './limits.ts';
import { messages } from './messages.ts';
import { frameAt } from './pause-points.ts';
import type { Seconds } from './units.ts';

/** The part of the upload that plays: as chosen, within the video and never empty; by default its first 15 seconds. */
export function effectiveTrim(options: { durationSeconds: Seconds; trim?: Trim | null | undefined }): Trim {
  const { durationSeconds, trim } = options;
  if (!trim)
    return { startSeconds: 0, endSeconds: Math.min(durationSeconds, videoLimits.maxAdDurationSeconds) };
  const shortest = Math.min(videoLimits.minAdDurationSeconds, durationSeconds);
  const startSeconds = Math.min(trim.startSeconds, durationSeconds - shortest);
  const endSeconds = Math.min(Math.max(trim.endSeconds, startSeconds + shortest), durationSeconds);
  return { startSeconds, endSeconds };
}

/** How long the trimmed video plays, in seconds; 0 while there is no video or its length is unknown. */
export function trimmedDurationSeconds(config: AdConfig): Seconds {
  const video = config.assets?.gameplayVideo;
  if (!video?.duration) return 0;
  const { startSeconds, endSeconds } = effectiveTrim({ durationSeconds: video.duration, trim: video.trim });
  return endSeconds - startSeconds;
}

/** Why the chosen part and the pause points in it cannot go into an ad, in words for the marketer; null when they can. */
export function trimProblem(config: AdConfig): string | null {
  const video = config.assets?.gameplayVideo;
  if (!video?.duration) return null;
  const { startSeconds, endSeconds } = effectiveTrim({ durationSeconds: video.duration, trim: video.trim });
  if (endSeconds - startSeconds > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds) {
    return messages.steps.trimTooLong;
  }
  const level = config.pausePointCount ?? defaults.pausePointCount;
  const points = level === 0 ? [] : (config.pausePoints ?? []);
  if (points.some(({ timestamp }) => timestamp < startSeconds || timestamp > endSeconds)) {
    return messages.steps.pausePointOutsideTrim;
  }
  const frameRate = Math.min(video.frameRate ?? defaults.frameRate, videoLimits.maxFrameRate);
  const frames = points.map(({ timestamp }) => frameAt(timestamp - startSeconds, frameRate));
  return new Set(frames).size < frames.length ? messages.steps.pausePointsCollide : null;
}
