import { readFile } from 'node:fs/promises';
import { fail, succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { VideoCut } from './recipes/video-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { filterOptions, mp4Options, progressOptions, seekOptions, soundOptions } from './video-arguments.ts';
import type { VideoSize } from './video-size.ts';

/** One pass over a cut of an upload. */
export interface EncodePass {
  readonly source: MediaSource;
  readonly cut: VideoCut;
  readonly size: VideoSize;
  /** Codec, quality and keyframes. */
  readonly videoOptions: readonly string[];
  /** Where the MP4 goes. */
  readonly outputPath: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** The share of the pass that is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** What a pass wrote. */
export interface EncodedVideo {
  readonly bytes: Uint8Array;
  readonly frameCount: number;
}

/** Runs one pass. An upload that holds clearly fewer pictures than it claims is unreadable. */
export async function runEncode(pass: EncodePass): Promise<Outcome<EncodedVideo>> {
  const { source, cut, outputPath, onProgress } = pass;
  let frameCount = 0;
  const run = await runFfmpeg({
    input: { kind: source.kind as VideoKind, from: { path: source.path }, options: seekOptions(cut) },
    outputOptions: [
      ...filterOptions(cut, pass.size),
      ...pass.videoOptions,
      ...soundOptions(cut),
      ...mp4Options,
      ...progressOptions,
    ],
    output: outputPath,
    timeoutMs: pass.timeoutMs,
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

/** Containers round their lengths, and a damaged last second is no reason to refuse a video. */
const leastShareOfFrames = 0.9;
