import type { VideoFile } from '@spinreel/config-schema/ad-media';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { ResolvedVideo } from '@spinreel/config-schema/resolved-ad';
import { encodeFinal } from './encode-final.ts';
import { encodePreview } from './encode-preview.ts';
import { fractionValue } from './frame-rate.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { probeVideo } from './probe-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { VideoRecipe } from './recipes/video-recipe.ts';
import { runRecipe } from './run-recipe.ts';
import { videoCut } from './video-cut.ts';
import type { VideoJobFacts } from './video-job.ts';

/** The gameplay video of an ad, cut, cropped and with a keyframe at each pause; within the budget when there is one. */
export async function prepareVideo(options: {
  source: MediaSource;
  video: ResolvedVideo;
  quality: VideoRecipe['quality'];
  budgetBytes: number | null;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}): Promise<Outcome<VideoFile>> {
  const { source, video, quality, budgetBytes, store, signal, onProgress } = options;
  const facts = await probeVideo({ path: source.path, kind: source.kind as VideoKind, signal });
  if (!facts.ok) return facts;
  const cut = videoCut({
    facts: facts.value,
    splitScreen: video.splitScreen,
    zoom: video.zoomFactor,
    zoomX: video.zoomXPercent,
    zoomY: video.zoomYPercent,
    trim: video.trim,
    frameRate: video.frameRate,
  });
  const pauseFrames = withinVideo(video.pauseFrames, cut.frameCount);
  const recipe: VideoRecipe = { type: 'video', quality, cut, pauseFrames, budgetBytes };
  const made = await runRecipe<VideoJobFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    signal,
    make: (jobSignal) => encodeWith[quality]({ source, recipe, signal: jobSignal, onProgress }),
  });
  if (!made.ok) return made;
  const { widthPx, heightPx, frameCount } = made.value.facts;
  const frameRate = fractionValue(cut.frameRate);
  return succeed({
    bytes: made.value.bytes,
    mimeType: 'video/mp4',
    widthPx,
    heightPx,
    durationSeconds: frameCount / frameRate,
    frameRate,
    pauseFrames: withinVideo(pauseFrames, frameCount),
  });
}

const encodeWith = { preview: encodePreview, final: encodeFinal };

/** Pauses on frames that exist, ascending, each once. */
function withinVideo(frames: readonly number[], frameCount: number): number[] {
  const clamped = frames.map((frame) => Math.min(Math.max(0, frame), frameCount - 1));
  return [...new Set(clamped)].toSorted((a, b) => a - b);
}
