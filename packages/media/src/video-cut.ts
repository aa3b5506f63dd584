import { videoCrop } from '@spinreel/config-schema/video-crop';
import { fractionValue, frameRateFraction, shippedFrameRate } from './frame-rate.ts';
import type { VideoFacts } from './probe-video.ts';
import type { VideoCut } from './recipes/video-recipe.ts';

/** The part of an upload that is seen, as recipes name it. Without a trim it is the whole upload. */
export function videoCut(options: {
  facts: VideoFacts;
  splitScreen: boolean;
  zoom: number;
  zoomX: number;
  zoomY: number;
  trim?: { readonly startSeconds: number; readonly endSeconds: number } | undefined;
  /** Frames per second on which pauses are counted; the upload's own, at most what ads play, when left out. */
  frameRate?: number | undefined;
}): VideoCut {
  const { facts, trim } = options;
  const { widthPx, heightPx, durationSeconds, hasAudio, assumedColours } = facts;
  const frameRate = frameRateFraction(shippedFrameRate(options.frameRate ?? facts.frameRate));
  const frameSeconds = 1 / fractionValue(frameRate);
  const startSeconds = Math.min(trim?.startSeconds ?? 0, Math.max(0, durationSeconds - frameSeconds));
  const endSeconds = Math.min(trim?.endSeconds ?? durationSeconds, durationSeconds);
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    crop: videoCrop({ ...options, sourceWidth: widthPx, sourceHeight: heightPx }),
    startSeconds,
    frameCount: Math.max(1, Math.round((endSeconds - startSeconds) / frameSeconds)),
    frameRate,
    hasAudio,
    ...(assumedColours && { assumedColours }),
  };
}
