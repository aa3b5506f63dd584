import type { VideoFile } from '@spinreel/config-schema/ad-media';
import { fractionValue } from './frame-rate.ts';
import type { VideoRecipe } from './recipes/video-recipe.ts';
import type { StoredResult } from './stored-result.ts';
import type { VideoJobFacts } from './video-job.ts';
import { withinVideo } from './within-video.ts';

/** What a recipe made, as the video of an ad. */
export function videoFileOf(recipe: VideoRecipe, made: StoredResult<VideoJobFacts>): VideoFile {
  const { widthPx, heightPx, frameCount } = made.facts;
  const frameRate = fractionValue(recipe.cut.frameRate);
  return {
    bytes: made.bytes,
    mimeType: 'video/mp4',
    widthPx,
    heightPx,
    durationSeconds: frameCount / frameRate,
    frameRate,
    pauseFrames: withinVideo(recipe.pauseFrames, frameCount),
  };
}
