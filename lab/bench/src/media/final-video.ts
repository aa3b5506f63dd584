import { getDefaultShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { MediaSource } from '@spinreel/media/media-source';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { prepareVideo } from '@spinreel/media/video/prepare-video';
import { sniffMedia } from '@spinreel/media/sniff-media';

/** What to encode: the start of a file, within a budget. */
export interface FinalVideoRequest {
  readonly path: string;
  readonly endSeconds: number;
  readonly budgetBytes: number;
  readonly splitScreen: boolean;
}

/** Encodes the video as for an export. Nothing is cached between calls. */
export async function finalVideo(request: FinalVideoRequest): Promise<VideoFile> {
  const made = await prepareVideo({
    source: await readSource(request.path),
    quality: 'final',
    budgetBytes: request.budgetBytes,
    store: createMemoryRecipeStore(),
    video: {
      asset: 'asset:bench',
      splitScreen: request.splitScreen,
      shape: getDefaultShape(request.splitScreen),
      reels: null,
      aspect: 16 / 9,
      zoomFactor: 1,
      zoomXPercent: 0,
      zoomYPercent: 0,
      trim: { startSeconds: 0, endSeconds: request.endSeconds },
      frameRate: 30,
      pauseFrames: [24, 60],
    },
  });
  if (!made.ok) throw new Error(`${request.path}: ${made.problem.message} ${made.problem.detail ?? ''}`);
  return made.value;
}

/** Reads a file as a source for the media package. */
export async function readSource(path: string): Promise<MediaSource> {
  const bytes = await readFile(path);
  const kind = sniffMedia(bytes);
  if (kind === null) throw new Error(`Not media: ${path}`);
  return { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}
