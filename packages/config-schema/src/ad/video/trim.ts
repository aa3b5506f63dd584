import type { AdConfig } from '../ad-config.ts';
import type { Trim } from '../assets.ts';
import { videoLimits } from '../../limits/limits.ts';
import type { Seconds } from '../../limits/units.ts';

/** The part of the upload that plays: as chosen, within the video and never empty; by default its first 15 seconds. */
export function resolveTrim(options: { durationSeconds: Seconds; trim?: Trim | null | undefined }): Trim {
  const { durationSeconds, trim } = options;
  if (!trim)
    return { startSeconds: 0, endSeconds: Math.min(durationSeconds, videoLimits.maxAdDurationSeconds) };
  const shortest = Math.min(videoLimits.minAdDurationSeconds, durationSeconds);
  const startSeconds = Math.min(trim.startSeconds, durationSeconds - shortest);
  const endSeconds = Math.min(Math.max(trim.endSeconds, startSeconds + shortest), durationSeconds);
  return { startSeconds, endSeconds };
}

/** How long the trimmed video plays, in seconds; 0 while there is no video or its length is unknown. */
export function getTrimmedDurationSeconds(config: AdConfig): Seconds {
  const video = config.assets?.gameplayVideo;
  if (!video?.duration) return 0;
  const { startSeconds, endSeconds } = resolveTrim({ durationSeconds: video.duration, trim: video.trim });
  return endSeconds - startSeconds;
}

/** Whether the selected part is longer than an ad may play. */
export function isTrimTooLong(config: AdConfig): boolean {
  return (
    getTrimmedDurationSeconds(config) >
    videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds
  );
}
