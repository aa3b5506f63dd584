import { join } from 'node:path';
import { timings } from '@spinreel/config-schema/timings';
import { inEncoderSlot } from './encoder-slot.ts';
import { fractionValue } from './frame-rate.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import type { VideoFacts } from './probe-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import { mezzanineRecipe, type MezzanineRecipe } from './recipes/mezzanine-recipe.ts';
import { runEncode } from './run-encode.ts';
import { runRecipe } from './run-recipe.ts';
import type { StoredResult } from './stored-result.ts';
import { h264Options } from './video-arguments.ts';
import { videoCut } from './video-cut.ts';
import { fittedSize, type VideoSize } from './video-size.ts';
import { inWorkFolder } from './work-folder.ts';

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
 * Makes the quick version of a whole upload with its crop baked in: constant frame rate, a keyframe every half second
 * so that a timeline seeks at once. Ends within the time in which an upload must be answered, or after `timeoutMs`.
 */
export async function makeMezzanine(options: {
  source: MediaSource;
  facts: VideoFacts;
  splitScreen: boolean;
  zoom: number;
  zoomX: number;
  zoomY: number;
  store: RecipeStore;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}): Promise<Outcome<Mezzanine>> {
  const { source, facts, store, timeoutMs = timings.uploadEncodeTimeoutMs, onProgress } = options;
  const recipe = mezzanineRecipe(videoCut(options), facts.durationSeconds);
  const result = await runRecipe<MezzanineFacts>({
    sourceSha256: source.sha256,
    recipe,
    store,
    signal: options.signal,
    make: (signal) =>
      inEncoderSlot({ signal }, () => encodeMezzanine({ source, recipe, timeoutMs, signal, onProgress })),
  });
  return result.ok ? succeed({ ...result.value.facts, bytes: result.value.bytes }) : result;
}

/** The size in which a cut of an upload is served. */
export function mezzanineSize(
  options: Omit<Parameters<typeof videoCut>[0], 'trim' | 'frameRate'>,
): VideoSize {
  const { cut, maxLongSidePx } = mezzanineRecipe(videoCut(options), options.facts.durationSeconds);
  return fittedSize(cut.crop, maxLongSidePx);
}

function encodeMezzanine(options: {
  source: MediaSource;
  recipe: MezzanineRecipe;
  timeoutMs: number;
  signal: AbortSignal;
  onProgress: ((share: number) => void) | undefined;
}): Promise<Outcome<StoredResult<MezzanineFacts>>> {
  const { recipe } = options;
  const { cut } = recipe;
  const size = fittedSize(cut.crop, recipe.maxLongSidePx);
  return inWorkFolder(async (folder) => {
    const encoded = await runEncode({
      ...options,
      cut,
      size,
      videoOptions: [
        ...h264Options(recipe.preset),
        ...['-crf', String(recipe.crf), '-g', String(recipe.keyframeInterval)],
        // Its sound is for finding one's way on a timeline: the thorough coder would take a tenth of the time.
        ...['-aac_coder', 'fast'],
      ],
      outputPath: join(folder, 'mezzanine.mp4'),
    });
    if (!encoded.ok) return encoded;
    const frameRate = fractionValue(cut.frameRate);
    const durationSeconds = encoded.value.frameCount / frameRate;
    return succeed({ facts: { ...size, durationSeconds, frameRate }, bytes: encoded.value.bytes });
  });
}
