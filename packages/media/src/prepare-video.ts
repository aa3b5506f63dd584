import type { VideoFile } from '@spinreel/config-schema/ad-media';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { ResolvedVideo } from '@spinreel/config-schema/resolved-ad';
import { encodeFinal } from './encode-final.ts';
import { encodePreview } from './encode-preview.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { probeVideo } from './probe-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { VideoRecipe } from './recipes/video-recipe.ts';
import { runRecipe } from './run-recipe.ts';
import { videoFileOf } from './video-file-of.ts';
import type { VideoJobFacts } from './video-job.ts';
import { videoRecipeOf } from './video-recipe-of.ts';

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
  const recipe = videoRecipeOf({ facts: facts.value, video, quality, budgetBytes });
  const made = await runRecipe<VideoJobFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    signal,
    make: (jobSignal) => encodeWith[quality]({ source, recipe, signal: jobSignal, onProgress }),
  });
  if (!made.ok) return made;
  return succeed(videoFileOf(recipe, made.value));
}

const encodeWith = { preview: encodePreview, final: encodeFinal };
