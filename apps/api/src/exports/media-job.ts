import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/media-budget';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { mediaValue } from '../errors/media-value.ts';
import { JobsBusy } from '../jobs/jobs-busy.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';
import { assetOpener, type OpenableAsset } from './asset-opener.ts';

/** What both networks have room for, in bytes of media before base64, so that one encode serves both. */
export const budgetBytes = Math.min(mediaBudgetBytes('meta'), mediaBudgetBytes('moloco'));

/** All finished media of an ad: `final` fits every network, `preview` is quick. */
export function mediaJob(
  { blobs, recipes }: JobContext,
  quality: 'preview' | 'final',
): JobHandler<{ ad: ResolvedAd; used: readonly OpenableAsset[] }, AdMedia> {
  return async ({ ad, used }, { signal, report }) => {
    const outcome = await prepareAdMedia({
      ad,
      quality,
      budgetBytes,
      openAsset: assetOpener(used, blobs),
      store: recipes,
      signal,
      onProgress: report,
    });
    // What was taken as an upload is never too long for a quick version: the machine has too much to do.
    if (quality === 'preview' && !outcome.ok && outcome.problem.code === 'timed-out')
      throw new JobsBusy(retryAfterSeconds);
    return mediaValue(outcome);
  };
}

const retryAfterSeconds = 10;
