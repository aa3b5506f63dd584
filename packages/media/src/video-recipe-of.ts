import type { ResolvedVideo } from '@spinreel/config-schema/resolved-ad';
import type { VideoFacts } from './probe-video.ts';
import type { VideoRecipe } from './recipes/video-recipe.ts';
import { videoCut } from './video-cut.ts';
import { withinVideo } from './within-video.ts';

/** The recipe of an ad's video: which part of the upload is seen, and where it pauses. */
export function videoRecipeOf(options: {
  facts: VideoFacts;
  video: ResolvedVideo;
  quality: VideoRecipe['quality'];
  budgetBytes: number | null;
}): VideoRecipe {
  const { facts, video, quality, budgetBytes } = options;
  const cut = videoCut({
    facts,
    splitScreen: video.splitScreen,
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
    pauseFrames: withinVideo(video.pauseFrames, cut.frameCount),
    budgetBytes,
  };
}
