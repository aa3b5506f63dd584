import { computeVideoCrop, type VideoFraming } from '@spinreel/config-schema/options/placement/video-crop';
import { parseFraction, formatFrameRate, limitFrameRate } from './frame-rate.ts';
import type { VideoFacts } from './probe-video.ts';
import type { VideoCut } from '../recipes/video-recipe.ts';

/** The part of an upload that is visible, as recipes describe it. Without a trim it is the whole upload. */
export function createVideoCut(
  options: VideoFraming & {
    facts: VideoFacts;
    trim?: { readonly startSeconds: number; readonly endSeconds: number } | undefined;
    /**
     * Frames per second in which pauses are counted. If left out: the upload's own, up to the highest rate that ads play.
     */
    frameRate?: number | undefined;
  },
): VideoCut {
  const { facts, trim } = options;
  const { widthPx, heightPx, durationSeconds, hasAudio, assumedColours, hdrTransfer, isInterlaced } = facts;
  const frameRate = formatFrameRate(limitFrameRate(options.frameRate ?? facts.frameRate));
  const frameSeconds = 1 / parseFraction(frameRate);
  const startSeconds = Math.min(trim?.startSeconds ?? 0, Math.max(0, durationSeconds - frameSeconds));
  const endSeconds = Math.min(trim?.endSeconds ?? durationSeconds, durationSeconds);
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    crop: computeVideoCrop({ ...options, sourceWidth: widthPx, sourceHeight: heightPx }),
    startSeconds,
    frameCount: Math.max(1, Math.round((endSeconds - startSeconds) / frameSeconds)),
    frameRate,
    hasAudio,
    ...(assumedColours && { assumedColours }),
    ...(isInterlaced && { isInterlaced }),
    ...(hdrTransfer && { hdrTransfer }),
  };
}
