import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { reportJob, silentProgress, type WorkProgress } from '../../progress/work-progress.ts';
import type { ExportContext } from '../export-context.ts';
import type { PreparedAd } from '../prepare-ad.ts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { unwrapOutcome } from '../../errors/api-problem.ts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { findSizeLimitBytes } from './media-budgets.ts';
import { createAssetOpener, type OpenableAsset } from '../../uploads/assets/asset-opener.ts';

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

/** An ad, its files, and the fingerprint of everything that determines its media. */
interface AdMediaData {
  readonly fingerprint: string;
  /** The maximum size of the media in bytes, before base64. */
  readonly budgetBytes: number;
  readonly ad: ResolvedAd;
  readonly used: readonly OpenableAsset[];
}

/** Encodes the media of an ad quickly, for its preview. */
export const previewMediaJob = defineMediaJob('preview', serverTimings.quickAnswerMs);

/** Makes media of an ad that fit the files of every network with this budget. */
export const finalMediaJob = defineMediaJob('final', serverTimings.exportAnswerMs);

function defineMediaJob(quality: 'preview' | 'final', answerWithinMs: number): Job<AdMediaData, AdMedia> {
  return defineJob({
    name: `${quality}-media`,
    key: ({ budgetBytes, fingerprint }) => `${quality}:${budgetBytes}:${fingerprint}`,
    answerWithinMs,
    run: async ({ ad, budgetBytes, used }, { blobs, recipes, signal, report }) =>
      unwrapOutcome(
        await prepareAdMedia({
          ad,
          quality,
          budgetBytes,
          limitBytes: findSizeLimitBytes(budgetBytes),
          openAsset: createAssetOpener(used, blobs),
          store: recipes,
          signal,
          onProgress: report,
        }),
      ),
  });
}
