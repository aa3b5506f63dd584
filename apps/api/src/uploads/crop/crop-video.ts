import type { VideoCut } from '@spinreel/api-contract/uploads';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { Mezzanine } from '@spinreel/media/video/make-mezzanine';
import type { VideoFacts } from '@spinreel/media/video/probe-video';
import { reportEncoding, type WorkProgress } from '../../progress/work-progress.ts';
import { mezzanineJob } from '../ingest/mezzanine-job.ts';
import type { UploadContext } from '../upload-context.ts';

/** Encodes the mezzanine of a stored video, as a job that a request waits for. Throws an `ApiProblem` if encoding fails. */
export function cropVideo(
  context: Pick<UploadContext, 'jobs'>,
  options: {
    sha256: string;
    kind: VideoKind;
    facts: VideoFacts;
    cut: VideoCut;
    answerWithinMs: number;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<Mezzanine> {
  const { sha256, kind, facts, cut, progress } = options;
  return context.jobs.run({
    job: mezzanineJob,
    data: { sha256, kind, facts, cut },
    priority: 'now',
    answerWithinMs: options.answerWithinMs,
    signal: options.signal,
    onProgress: reportEncoding(progress),
  });
}
