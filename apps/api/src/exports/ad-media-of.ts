import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { mediaBudgetBytes } from '@spinreel/exporters/media-budget';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { mediaValue } from '../errors/media-value.ts';
import { asEncoding, silentProgress, type WorkProgress } from '../progress/work-progress.ts';
import { assetOpener } from './asset-opener.ts';
import type { ExportContext } from './export-context.ts';
import type { PreparedAd } from './prepared-ad.ts';

/** What both networks have room for, in bytes of media before base64, so that one encode serves both. */
export const budgetBytes = Math.min(mediaBudgetBytes('meta'), mediaBudgetBytes('moloco'));

/** How long a caller waits for its turn: somebody looks at a preview that is loading, an export is known to take a while. */
const maxWaitMs = { preview: 20_000, final: 120_000 } as const;

/**
 * The finished media of an ad. However many ask for the same at the same time, they are made once: `final` fits every
 * network, `preview` is quick. Nobody else's leaving stops it; `signal` ends only this caller's interest.
 */
export function adMediaOf(
  context: Pick<ExportContext, 'jobs' | 'blobs' | 'recipes'>,
  options: {
    prepared: PreparedAd;
    quality: 'preview' | 'final';
    priority: 'now' | 'later';
    progress?: WorkProgress;
    signal?: AbortSignal;
  },
): Promise<AdMedia> {
  const { jobs, blobs, recipes } = context;
  const { prepared, quality, priority, progress = silentProgress, signal } = options;
  return jobs.run({
    key: `${quality}:${prepared.mediaFingerprint}`,
    kind: quality,
    priority,
    maxWaitMs: maxWaitMs[quality],
    outlivesWaiters: false,
    signal,
    onProgress: asEncoding(progress),
    work: async (jobSignal, report) =>
      mediaValue(
        await prepareAdMedia({
          ad: prepared.ad,
          quality,
          budgetBytes,
          openAsset: assetOpener(prepared.used, blobs),
          store: recipes,
          signal: jobSignal,
          onProgress: report,
        }),
      ),
  });
}
