import type { AdConfig } from './ad-config.ts';
import type { Trim } from './assets.ts';
import { videoLimits } from './limits.ts';
import type { Seconds } from './units.ts';

/** The part of the upload that plays: as chosen, or by default its first 15 seconds. */
export function effectiveTrim(options: { durationSeconds: Seconds; trim?: Trim | null | undefined }): Trim {
  const { durationSeconds, trim } = options;
  if (!trim) return { startSeconds: 0, endSeconds: Math.min(durationSeconds, videoLimits.maxAdDurationSeconds) };
  const startSeconds = Math.min(trim.startSeconds, Math.max(0, durationSeconds - videoLimits.minAdDurationSeconds));
  const endSeconds = Math.min(Math.max(trim.endSeconds, startSeconds), durationSeconds);
  return { startSeconds, endSeconds };
}

/** How long the trimmed video plays, in seconds; 0 while there is no video or its length is unknown. */
export function trimmedDurationSeconds(config: AdConfig): Seconds {
  const video = config.assets?.gameplayVideo;
  if (!video?.duration) return 0;
  const { startSeconds, endSeconds } = effectiveTrim({ durationSeconds: video.duration, trim: video.trim });
  return endSeconds - startSeconds;
}
