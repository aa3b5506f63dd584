import { join } from 'node:path';
import type { VideoFraming } from '@spinreel/config-schema/options/placement/video-crop';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { parseFraction } from './frame-rate.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import type { VideoFacts } from './probe-video.ts';
import type { RecipeStore } from '../recipes/recipe-store.ts';
import { createMezzanineRecipe, type MezzanineRecipe } from '../recipes/mezzanine-recipe.ts';
import { runEncode } from '../programs/run-encode.ts';
import { runRecipe } from '../recipes/run-recipe.ts';
import type { StoredResult } from '../recipes/stored-result.ts';
import { buildH264Options } from './video-arguments.ts';
import { createVideoCut } from './create-video-cut.ts';
import { fitSize, type VideoSize } from './video-size.ts';
import { runInWorkFolder } from '../programs/run-in-work-folder.ts';

interface MezzanineFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  readonly frameRate: number;
}

/** A quick MP4 of a whole upload. */
export interface Mezzanine extends MezzanineFacts {
  readonly bytes: Uint8Array;
}

/**
 * Makes the quick version of a whole upload with its crop applied: constant frame rate, and a keyframe every half
 * second, so that seeking in the timeline is fast.
 */
export async function makeMezzanine(
  options: VideoFraming & {
    source: MediaSource;
    facts: VideoFacts;
    store: RecipeStore;
    signal?: AbortSignal | undefined;
    onProgress?: ((share: number) => void) | undefined;
  },
): Promise<Outcome<Mezzanine>> {
  const { source, facts, store, signal, onProgress } = options;
  const recipe = createMezzanineRecipe(createVideoCut(options), facts.durationSeconds);
  const result = await runRecipe<MezzanineFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: () => encodeMezzanine({ source, recipe, signal, onProgress }),
  });
  return result.ok ? succeed({ ...result.value.facts, bytes: result.value.bytes }) : result;
}

/** The frame size of an upload's mezzanine. */
export function mezzanineSize(
  options: Omit<Parameters<typeof createVideoCut>[0], 'trim' | 'frameRate'>,
): VideoSize {
  const { cut, maxLongSidePx } = createMezzanineRecipe(
    createVideoCut(options),
    options.facts.durationSeconds,
  );
  return fitSize(cut.crop, maxLongSidePx);
}

function encodeMezzanine(options: {
  source: MediaSource;
  recipe: MezzanineRecipe;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
}): Promise<Outcome<StoredResult<MezzanineFacts>>> {
  const { recipe } = options;
  const { cut } = recipe;
  const size = fitSize(cut.crop, recipe.maxLongSidePx);
  return runInWorkFolder(async (folder) => {
    const encoded = await runEncode({
      ...options,
      cut,
      size,
      videoOptions: [
        ...buildH264Options(recipe.preset),
        ...['-crf', String(recipe.crf), '-g', String(recipe.keyframeInterval)],
        // Its sound is only for orientation in the timeline. The better AAC coder would take a tenth of the time.
        ...['-aac_coder', 'fast'],
      ],
      outputPath: join(folder, 'mezzanine.mp4'),
      cpuLimitMs: encoderLimits.quickEncodeCpuMs,
    });
    if (!encoded.ok) return encoded;
    const frameRate = parseFraction(cut.frameRate);
    const durationSeconds = encoded.value.frameCount / frameRate;
    return succeed({ facts: { ...size, durationSeconds, frameRate }, bytes: encoded.value.bytes });
  });
}
