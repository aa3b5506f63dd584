import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '../media-source.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import type { RecipeWork } from '../recipes/recipe-store.ts';
import { reelsRecipe as recipe } from '../recipes/reels-recipe.ts';
import { runRecipe } from '../recipes/run-recipe.ts';
import { findSpinningParts } from './find-spinning-parts.ts';
import { locateReels, type FoundReels } from './locate-reels.ts';
import { createVideoCut } from '../video/create-video-cut.ts';
import { probeVideo } from '../video/probe-video.ts';
import { buildFilterOptions, buildSeekOptions } from '../video/video-arguments.ts';
import { fitSize } from '../video/video-size.ts';

/** Where the reels of a video are, and one of its frames to show it on. */
export interface VideoReels {
  /** Null if no area is clearly that of the reels. */
  readonly reels: FoundReels | null;
  /** A JPEG of the whole video: a frame on which the reels rest, if they do. */
  readonly still: Uint8Array;
}

/**
 * Finds the area of an upload in which its reels spin. The area is in shares of the whole upload, so `source` must not be
 * cropped.
 */
export async function findReels(options: RecipeWork): Promise<Outcome<VideoReels>> {
  const { source, store, signal } = options;
  const made = await runRecipe<Pick<VideoReels, 'reels'>>({
    sourceSha256: source.sha256,
    recipe,
    store,
    make: async () => {
      const decoded = await decodeSmall(source, signal);
      if (!decoded.ok) return decoded;
      const { widthPx, heightPx, frameRate } = recipe;
      const frames = { pixels: decoded.value, frameBytes: widthPx * heightPx, frameRate };
      const parts = findSpinningParts(frames);
      const rest = parts.resting[0] ?? { start: 0, end: 1 };
      const atSeconds = (rest.start + rest.end - 1) / 2 / frameRate;
      const still = await drawStill({ source, atSeconds, ...recipe.still, signal });
      if (!still.ok) return still;
      return succeed({ facts: { reels: locateReels(frames, { parts, recipe }) }, bytes: still.value });
    },
  });
  return made.ok ? succeed({ reels: made.value.facts.reels, still: made.value.bytes }) : made;
}

function decodeSmall(source: MediaSource, signal: AbortSignal | undefined): Promise<Outcome<Uint8Array>> {
  const { widthPx, heightPx, frameRate } = recipe;
  return runFfmpeg({
    input: { kind: source.kind as VideoKind, from: { path: source.path } },
    outputOptions: [
      ...['-map', '0:V:0', '-an', '-sn', '-dn', '-fps_mode', 'passthrough'],
      ...['-vf', `fps=${frameRate},scale=${widthPx}:${heightPx}:flags=area,format=gray`, '-f', 'rawvideo'],
    ],
    output: 'pipe:1',
    // An upload may be larger than what is served, which the other searches decode.
    cpuLimitMs: encoderLimits.quickEncodeCpuMs,
    signal,
  });
}

/** Draws one frame of an upload as a JPEG, whole and with the colours and the shape that players show. */
export async function drawStill(options: {
  source: MediaSource;
  /** Time of the frame in seconds. */
  atSeconds: number;
  longSidePx: number;
  /** ffmpeg's quality scale for JPEG: 2 is best, 31 is worst. */
  jpegScale: number;
  signal: AbortSignal | undefined;
}): Promise<Outcome<Uint8Array>> {
  const { source, atSeconds, longSidePx, jpegScale, signal } = options;
  const kind = source.kind as VideoKind;
  const facts = await probeVideo({ path: source.path, kind, signal });
  if (!facts.ok) return facts;
  const cut = createVideoCut({
    ...{ splitScreen: true, shape: 'uploaded', zoom: 1, zoomX: 0, zoomY: 0, facts: facts.value },
    trim: { startSeconds: atSeconds, endSeconds: atSeconds },
  });
  return runFfmpeg({
    input: { kind, from: { path: source.path }, options: buildSeekOptions(cut) },
    outputOptions: [
      ...buildFilterOptions(cut, fitSize(cut.crop, longSidePx)),
      ...['-an', '-pix_fmt', 'yuvj420p', '-frames:v', '1'],
      ...['-c:v', 'mjpeg', '-q:v', String(jpegScale), '-flags:v', '+bitexact', '-f', 'mjpeg'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.firstFrameCpuMs,
    signal,
  });
}
