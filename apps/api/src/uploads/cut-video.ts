import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { Mezzanine } from '@spinreel/media/mezzanine';
import type { VideoFacts } from '@spinreel/media/probe-video';
import { asEncoding, type WorkProgress } from '../progress/work-progress.ts';
import { canonicalJson } from '../storage/canonical-json.ts';
import { sha256Of } from '../storage/sha256.ts';
import { type UploadContext, uploadWaitMs } from './upload-context.ts';

/** Makes the quick version of a stored video for somebody who waits for it. Throws an `ApiProblem` when it cannot be made. */
export function cutVideo(
  context: Pick<UploadContext, 'jobs'>,
  options: {
    sha256: string;
    kind: VideoKind;
    facts: VideoFacts;
    cut: VideoCut;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<Mezzanine> {
  const { sha256, kind, facts, cut, progress } = options;
  const data = { sha256, kind, facts, cut };
  return context.jobs.run({
    name: 'mezzanine',
    data,
    key: `mezzanine:${sha256Of(canonicalJson(data))}`,
    priority: 'now',
    maxWaitMs: uploadWaitMs,
    outlivesWaiters: false,
    signal: options.signal,
    onProgress: asEncoding(progress),
  });
}
