import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedVideo } from '@spinreel/config-schema/ad/resolved-ad';
import { encodeFinal } from './final/encode-final.ts';
import { encodePreview } from './encode-preview.ts';
import { locateGameEdge } from './locate-game-edge.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import { probeSource } from './probe-source.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import type { VideoRecipe } from '../recipes/video-recipe.ts';
import { runRecipe } from '../recipes/run-recipe.ts';
import { toVideoFile } from './to-video-file.ts';
import type { VideoJobFacts } from './video-job.ts';
import { createVideoRecipe } from './create-video-recipe.ts';

/**
 * Makes the gameplay video of an ad: trimmed, cropped, with a keyframe at each pause, and within the budget if there is
 * one.
 */
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
  const facts = await probeSource(source, signal);
  if (!facts.ok) return facts;
  const recipe = createVideoRecipe({ facts: facts.value, video, quality, budgetBytes });
  const made = await runRecipe<VideoJobFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: () => encodeWith[quality]({ source, recipe, signal, onProgress }),
  });
  if (!made.ok) return made;
  return succeed(toVideoFile(recipe, made.value, await locateGameEdge({ source, recipe, store, signal })));
}

const encodeWith = { preview: encodePreview, final: encodeFinal };
