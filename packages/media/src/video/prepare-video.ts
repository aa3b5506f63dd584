import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedVideo } from '@spinreel/config-schema/ad/resolved-ad';
import { encodeFinal } from './final/encode-final.ts';
import { locateGameEdge } from './locate-game-edge.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { probeSource } from './probe-source.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { type VideoRecipe, videoSettings } from '../recipes/video-recipe.ts';
import { runRecipe } from '../recipes/run-recipe.ts';
import { toVideoFile } from './to-video-file.ts';
import type { VideoJobFacts, VideoJob } from './video-job.ts';
import { createVideoRecipe } from './create-video-recipe.ts';
import { join } from 'node:path';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runEncode } from '../programs/run-encode.ts';
import type { StoredResult } from '../recipes/stored-result.ts';
import { buildH264Options, buildKeyframeOptions } from './video-arguments.ts';
import { fitSize } from './video-size.ts';
import { runInWorkFolder } from '../programs/run-in-work-folder.ts';

/**
 * Makes the gameplay video of an ad: trimmed, cropped, with a keyframe at each pause, and within the budget if there is
 * one.
 */
export async function prepareVideo(
  options: RecipeWork & {
    video: ResolvedVideo;
    quality: VideoRecipe['quality'];
    budgetBytes: number | null;
    onProgress?: ((share: number) => void) | undefined;
  },
): Promise<Outcome<VideoFile>> {
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

/** Encodes a video quickly, in one pass, for someone who is waiting for a preview. Pauses are on keyframes. */
function encodePreview(job: VideoJob): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { cut, pauseFrames } = job.recipe;
  const settings = videoSettings.preview;
  const size = fitSize(cut.crop, settings.maxLongSidePx);
  return runInWorkFolder(async (folder) => {
    const encoded = await runEncode({
      ...job,
      cut,
      size,
      videoOptions: [
        ...buildH264Options(settings.preset),
        ...['-crf', String(settings.crf)],
        ...buildKeyframeOptions(pauseFrames),
      ],
      outputPath: join(folder, 'preview.mp4'),
      cpuLimitMs: encoderLimits.quickEncodeCpuMs,
    });
    if (!encoded.ok) return encoded;
    const { bytes, frameCount } = encoded.value;
    return succeed({ facts: { ...size, frameCount }, bytes });
  });
}
