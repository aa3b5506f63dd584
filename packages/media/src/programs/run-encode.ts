import { readFile } from 'node:fs/promises';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import type { MediaSource } from '../media-source.ts';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { VideoCut } from '../recipes/video-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import {
  buildFilterOptions,
  mp4Options,
  progressOptions,
  buildSeekOptions,
  buildSoundOptions,
} from '../video/video-arguments.ts';
import type { VideoSize } from '../video/video-size.ts';

/** One pass over a cut of an upload. */
export interface EncodePass {
  readonly source: MediaSource;
  readonly cut: VideoCut;
  readonly size: VideoSize;
  /** Codec, quality and keyframe options. */
  readonly videoOptions: readonly string[];
  /** Path of the MP4 to write. */
  readonly outputPath: string;
  /** Limit on processor time in milliseconds. */
  readonly cpuLimitMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Reports the share of the pass that is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The output of a pass. */
export interface EncodedVideo {
  readonly bytes: Uint8Array;
  readonly frameCount: number;
}

/** Runs one pass. An upload with clearly fewer frames than it claims is unreadable. */
export async function runEncode(pass: EncodePass): Promise<Outcome<EncodedVideo>> {
  const { source, cut, outputPath, onProgress } = pass;
  let frameCount = 0;
  const run = await runFfmpeg({
    input: { kind: source.kind as VideoKind, from: { path: source.path }, options: buildSeekOptions(cut) },
    outputOptions: [
      ...buildFilterOptions(cut, pass.size),
      ...pass.videoOptions,
      ...buildSoundOptions(cut),
      ...mp4Options,
      ...progressOptions,
    ],
    output: outputPath,
    cpuLimitMs: pass.cpuLimitMs * (cut.hdrTransfer === undefined ? 1 : toneMapCost),
    signal: pass.signal,
    onStdout: (chunk) => {
      frameCount = Number(
        /frame=\s*(\d+)(?![\s\S]*frame=)/.exec(chunk.toString('latin1'))?.[1] ?? frameCount,
      );
      onProgress?.(Math.min(1, frameCount / cut.frameCount));
    },
  });
  if (!run.ok) return run;
  const leastFrames = Math.max(1, Math.floor(cut.frameCount * leastShareOfFrames));
  if (frameCount < leastFrames) return fail('unreadable');
  return succeed({ bytes: new Uint8Array(await readFile(outputPath)), frameCount });
}

/** Converting the colours of an HDR video takes about as long as decoding and encoding it. */
const toneMapCost = 2;

/** Containers round durations, and a damaged last second is no reason to refuse a video. */
const leastShareOfFrames = 0.9;
