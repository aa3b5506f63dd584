import { makeMezzanine, type Mezzanine } from '@spinreel/media/mezzanine';
import type { MediaSource } from '@spinreel/media/media-source';
import type { VideoFacts } from '@spinreel/media/probe-video';
import { mediaValue } from '../errors/media-value.ts';
import { asEncoding, type WorkProgress } from '../progress/work-progress.ts';
import type { UploadCut } from './asset-store.ts';
import { type UploadContext, uploadWaitMs } from './upload-context.ts';

/** Makes the quick version of a video for somebody who waits for it. Throws an `ApiProblem` when it cannot be made. */
export function cutVideo(
  context: Pick<UploadContext, 'jobs' | 'recipes' | 'newId'>,
  options: {
    source: MediaSource;
    facts: VideoFacts;
    cut: UploadCut;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<Mezzanine> {
  const { source, facts, cut, progress } = options;
  return context.jobs.run({
    key: `upload:${context.newId()}`,
    kind: 'upload',
    priority: 'now',
    maxWaitMs: uploadWaitMs,
    outlivesWaiters: false,
    signal: options.signal,
    onProgress: asEncoding(progress),
    work: async (signal, onProgress) =>
      mediaValue(await makeMezzanine({ source, facts, ...cut, store: context.recipes, signal, onProgress })),
  });
}
