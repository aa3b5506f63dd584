import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import { parseFraction } from './frame-rate.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';
import type { StoredResult } from '../recipes/stored-result.ts';
import type { VideoJobFacts } from './video-job.ts';
import { clampPauseFrames } from './clamp-pause-frames.ts';

/** Converts a recipe's result to the video of an ad. */
export function toVideoFile(recipe: VideoRecipe, made: StoredResult<VideoJobFacts>): VideoFile {
  const { widthPx, heightPx, frameCount } = made.facts;
  const frameRate = parseFraction(recipe.cut.frameRate);
  return {
    bytes: made.bytes,
    mimeType: 'video/mp4',
    widthPx,
    heightPx,
    durationSeconds: frameCount / frameRate,
    frameRate,
    pauseFrames: clampPauseFrames(recipe.pauseFrames, frameCount),
  };
}
