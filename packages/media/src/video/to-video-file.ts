import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import { parseFraction } from './frame-rate.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';
import type { StoredResult } from '../recipes/stored-result.ts';
import type { VideoJobFacts } from './video-job.ts';
import { clampPauseFrames } from './clamp-pause-frames.ts';

/** Converts a recipe's result to the video of an ad. `gameEdge` is null if the video has no page around the game. */
export function toVideoFile(
  recipe: VideoRecipe,
  made: StoredResult<VideoJobFacts>,
  gameEdge: number | null,
): VideoFile {
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
    ...(gameEdge !== null && { edge: gameEdge }),
  };
}
