import type { VideoCut } from '@spinreel/api-contract/uploads';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { videoFields } from '@spinreel/config-schema/ad/fields/ad-fields';
import { computeVideoAspect } from '@spinreel/config-schema/options/placement/video-crop';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { resolveTrim } from '@spinreel/config-schema/ad/video/trim';

/** Returns the crop settings of the draft's video, with defaults filled in. */
export function selectVideoCut(config: AdConfig) {
  return resolveFraming(config.assets?.gameplayVideo);
}

/** Returns the shape of the video in the ad, width by height. */
export function selectVideoAspect(config: AdConfig): number {
  const video = config.assets?.gameplayVideo;
  return computeVideoAspect({
    ...selectVideoCut(config),
    sourceWidth: video?.width ?? null,
    sourceHeight: video?.height ?? null,
  });
}

/** Whether a field of the video is one of its crop settings. */
export function isCutField(name: string): boolean {
  return name in videoFields || name === 'reels';
}

/** Whether two crops show the same part of the video. */
export function isSameCut(one: VideoCut, other: VideoCut): boolean {
  return nameCrop(one) === nameCrop(other);
}

/** The video as the timeline shows it: its duration in seconds, its frame rate and the trimmed part. */
export interface VideoTimeline {
  durationSeconds: number;
  /** Frame rate of the processed video, which the timeline steps through. */
  frameRate: number;
  trim: Trim;
}

/** Returns the draft's video as a timeline. Uses a default duration while the video's duration is unknown. */
export function selectVideoTimeline(config: AdConfig): VideoTimeline {
  const video = config.assets?.gameplayVideo;
  const durationSeconds = video?.duration ?? videoLimits.timelineFallbackSeconds;
  return {
    durationSeconds,
    frameRate: Math.min(video?.frameRate ?? defaults.frameRate, videoLimits.maxFrameRate),
    trim: resolveTrim({ durationSeconds, trim: video?.trim }),
  };
}
