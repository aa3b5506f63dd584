import type { ResolvedVideo } from '@spinreel/config-schema/ad/resolved-ad';
import type { VideoFacts } from './probe-video.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';
import { createVideoCut } from './create-video-cut.ts';
import { clampPauseFrames } from './clamp-pause-frames.ts';

/** Creates the recipe of an ad's video: the visible part of the upload, and its pauses. */
export function createVideoRecipe(options: {
  facts: VideoFacts;
  video: ResolvedVideo;
  quality: VideoRecipe['quality'];
  budgetBytes: number | null;
}): VideoRecipe {
  const { facts, video, quality, budgetBytes } = options;
  const cut = createVideoCut({
    facts,
    splitScreen: video.splitScreen,
    shape: video.shape,
    reels: video.reels,
    zoom: video.zoomFactor,
    zoomX: video.zoomXPercent,
    zoomY: video.zoomYPercent,
    trim: video.trim,
    frameRate: video.frameRate,
  });
  return {
    type: 'video',
    quality,
    cut,
    pauseFrames: clampPauseFrames(video.pauseFrames, cut.frameCount),
    budgetBytes,
  };
}
