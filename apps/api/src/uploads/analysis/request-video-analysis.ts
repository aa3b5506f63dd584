import { mediaKinds } from '@spinreel/config-schema/options/formats';
import { computeFilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import type { VideoMoments } from '@spinreel/media/moments/find-moments';
import type { VideoReels } from '@spinreel/media/reels/find-reels';
import { mezzanineSize } from '@spinreel/media/video/make-mezzanine';
import { ApiProblem } from '../../errors/api-problem.ts';
import { filmstripJob } from './filmstrip-job.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { ServedVideo } from '../assets/find-served-asset.ts';
import { momentsJob } from './moments-job.ts';
import { reelsJob } from './reels-job.ts';
import type { UploadContext } from '../upload-context.ts';

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
