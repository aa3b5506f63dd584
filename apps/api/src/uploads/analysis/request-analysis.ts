import { mediaKinds } from '@spinreel/config-schema/options/formats';
import { computeFilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import type { VideoMoments } from '@spinreel/media/moments/find-moments';
import type { VideoReels } from '@spinreel/media/reels/find-reels';
import { mezzanineSize } from '@spinreel/media/video/make-mezzanine';
import { ApiProblem } from '../../errors/api-problem.ts';
import { filmstripJob, momentsJob, reelsJob, salienceJob } from './analysis-jobs.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { ServedVideo } from '../assets/find-served-asset.ts';
import type { UploadContext } from '../upload-context.ts';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';

type Context = Pick<UploadContext, 'jobs'>;

/** Returns the filmstrip of a video as a JPEG. Throws `JobsBusy` if the queue is too long. */
export function requestFilmstrip(
  { jobs }: Context,
  { asset, source: { sha256 } }: ServedVideo,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { widthPx, heightPx, durationSeconds, frameRate, cut } = asset.facts;
  if (widthPx === null || heightPx === null || durationSeconds === null || frameRate === null || !cut)
    throw new ApiProblem('not-found');
  const facts = { widthPx, heightPx, durationSeconds, frameRate, hasAudio: false };
  const layout = computeFilmstripLayout({ durationSeconds, ...mezzanineSize({ ...cut, facts }) });
  return jobs.run({ job: filmstripJob, data: { sha256, layout }, priority: 'now', signal });
}

/** Returns suggested pause points and the spins of a video. Throws `JobsBusy` if the queue is too long. */
export function requestMoments(
  { jobs }: Context,
  { source: { sha256 } }: ServedVideo,
  signal: AbortSignal,
): Promise<VideoMoments> {
  return jobs.run({ job: momentsJob, data: { sha256 }, priority: 'now', signal });
}

/** Returns where the reels of a video are, in its original. Throws `JobsBusy` if the queue is too long. */
export function requestReels(
  { jobs }: Context,
  { asset: { originalSha256: sha256, mediaKind: kind } }: ServedVideo,
  signal: AbortSignal,
): Promise<VideoReels> {
  if (!isOneOf(mediaKinds.video, kind)) throw new ApiProblem('not-found');
  return jobs.run({ job: reelsJob, data: { sha256, kind }, priority: 'now', signal });
}

/**
 * Returns the parts of an image that stand out; null if nothing does. Throws `not-found` if there is no such image, and
 * `JobsBusy` if the queue is too long.
 */
export async function requestSalience(
  { assets, jobs }: Pick<UploadContext, 'assets' | 'jobs'>,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<SalientPart[] | null> {
  const asset = await assets.find(id);
  if (asset === null || !isOneOf(mediaKinds.image, asset.mediaKind)) throw new ApiProblem('not-found');
  const data = { sha256: asset.originalSha256, kind: asset.mediaKind };
  return jobs.run({ job: salienceJob, data, priority: 'now', signal });
}
