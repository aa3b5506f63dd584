import { filmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import type { VideoMoment } from '@spinreel/media/find-moments';
import { mezzanineSize } from '@spinreel/media/mezzanine';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ServedVideo } from './served-video.ts';
import { type UploadContext, uploadWaitMs } from './upload-context.ts';

type Context = Pick<UploadContext, 'jobs'>;

/** The filmstrip of a video as a JPEG. Throws `JobsBusy` when it could not be drawn soon. */
export function filmstripOf(
  { jobs }: Context,
  { asset, source: { sha256 } }: ServedVideo,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { widthPx, heightPx, durationSeconds, frameRate, cut } = asset.facts;
  if (widthPx === null || heightPx === null || durationSeconds === null || frameRate === null || !cut)
    throw new ApiProblem('not-found');
  const facts = { widthPx, heightPx, durationSeconds, frameRate, hasAudio: false };
  const layout = filmstripLayout({ durationSeconds, ...mezzanineSize({ ...cut, facts }) });
  return jobs.run({
    name: 'filmstrip',
    data: { sha256, layout },
    key: `filmstrip:${sha256}`,
    ...turn,
    signal,
  });
}

/** The moments of a video at which a pause suits. Throws `JobsBusy` when they could not be looked for soon. */
export function momentsOf(
  { jobs }: Context,
  { source: { sha256 } }: ServedVideo,
  signal: AbortSignal,
): Promise<VideoMoment[]> {
  return jobs.run({ name: 'moments', data: { sha256 }, key: `moments:${sha256}`, ...turn, signal });
}

const turn = { priority: 'now', maxWaitMs: uploadWaitMs, outlivesWaiters: false } as const;
