import type { VideoCut } from '@spinreel/api-contract/uploads';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { type Mezzanine, makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import type { VideoFacts } from '@spinreel/media/video/probe-video';
import { reportJob, type WorkProgress } from '../../progress/work-progress.ts';
import type { UploadContext } from '../upload-context.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { computeSha256 } from '../../storage/sha256.ts';
import { missingAsset } from '../assets/asset-opener.ts';

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
    onProgress: reportJob(progress, 'encoding'),
  });
}

/** A stored video, its measured properties and the crop to apply. */
interface MezzanineData {
  readonly sha256: string;
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
  readonly cut: VideoCut;
}

/** Encodes the mezzanine of an uploaded video: a quick encode with the crop applied. */
export const mezzanineJob = defineJob({
  name: 'mezzanine',
  key: (data: MezzanineData) => `mezzanine:${computeSha256(canonicalJson(data))}`,
  run: async (
    { sha256, kind, facts, cut },
    { blobs, recipes: store, signal, report },
  ): Promise<Mezzanine> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw missingAsset('gameplayVideo');
    const source = { path, kind, sha256 };
    return unwrapOutcome(await makeMezzanine({ source, facts, ...cut, store, signal, onProgress: report }));
  },
});
