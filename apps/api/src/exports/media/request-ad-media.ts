import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { reportJob, silentProgress, type WorkProgress } from '../../progress/work-progress.ts';
import type { ExportContext } from '../export-context.ts';
import { finalMediaJob, previewMediaJob } from './media-job.ts';
import type { PreparedAd } from '../prepare-ad.ts';

/**
 * Requests the finished media of an ad. Concurrent requests for the same media share one run. `final` fits every
 * network with this budget; `preview` is encoded quickly. `signal` ends only this caller's wait. Other callers that
 * leave do not stop the run.
 */
export function requestAdMedia(
  context: Pick<ExportContext, 'jobs'>,
  options: {
    prepared: PreparedAd;
    quality: 'preview' | 'final';
    /** The maximum size of the media in bytes, before base64. */
    budgetBytes: number;
    priority: 'now' | 'later';
    progress?: WorkProgress;
    /** The session that asks. */
    owner?: string | undefined;
    signal?: AbortSignal;
    /** How long the caller can wait, in milliseconds. */
    answerWithinMs?: number | undefined;
  },
): Promise<AdMedia> {
  const { prepared, quality, budgetBytes, priority, progress = silentProgress } = options;
  const { ad, used, mediaFingerprint } = prepared;
  return context.jobs.run({
    job: quality === 'preview' ? previewMediaJob : finalMediaJob,
    data: {
      fingerprint: mediaFingerprint,
      budgetBytes,
      ad,
      used: used.map(({ slot, handle, asset: { originalSha256, mediaKind } }) => ({
        slot,
        handle,
        asset: { originalSha256, mediaKind },
      })),
    },
    priority,
    owner: options.owner,
    signal: options.signal,
    answerWithinMs: options.answerWithinMs,
    onProgress: reportJob(progress, 'encoding'),
  });
}
