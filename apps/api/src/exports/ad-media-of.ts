import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { asEncoding, silentProgress, type WorkProgress } from '../progress/work-progress.ts';
import type { ExportContext } from './export-context.ts';
import type { PreparedAd } from './prepared-ad.ts';

/** How long a caller waits for its turn: somebody looks at a preview that is loading, an export is known to take a while. */
const maxWaitMs = { preview: 20_000, final: 120_000 } as const;

/**
 * The finished media of an ad. However many ask for the same at the same time, they are made once: `final` fits every
 * network, `preview` is quick. Nobody else's leaving stops it; `signal` ends only this caller's interest.
 */
export function adMediaOf(
  context: Pick<ExportContext, 'jobs'>,
  options: {
    prepared: PreparedAd;
    quality: 'preview' | 'final';
    priority: 'now' | 'later';
    progress?: WorkProgress;
    signal?: AbortSignal;
  },
): Promise<AdMedia> {
  const { prepared, quality, priority, progress = silentProgress, signal } = options;
  const { ad, used, mediaFingerprint } = prepared;
  return context.jobs.run({
    name: `${quality}-media`,
    data: {
      ad,
      used: used.map(({ slot, handle, asset: { originalSha256, mediaKind } }) => ({
        slot,
        handle,
        asset: { originalSha256, mediaKind },
      })),
    },
    key: `${quality}:${mediaFingerprint}`,
    priority,
    maxWaitMs: maxWaitMs[quality],
    outlivesWaiters: false,
    signal,
    onProgress: asEncoding(progress),
  });
}
