import { filmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import { findMoments, type VideoMoment } from '@spinreel/media/find-moments';
import { makeFilmstrip } from '@spinreel/media/filmstrip';
import type { Outcome } from '@spinreel/media/media-problem';
import { mezzanineSize } from '@spinreel/media/mezzanine';
import { ApiProblem } from '../errors/api-problem.ts';
import { mediaValue } from '../errors/media-value.ts';
import { JobsBusy } from '../jobs/jobs-busy.ts';
import type { ServedVideo } from './served-video.ts';
import { type UploadContext, uploadWaitMs } from './upload-context.ts';

type Context = Pick<UploadContext, 'jobs' | 'recipes'>;

/** The filmstrip of a video as a JPEG. Throws `JobsBusy` when it could not be drawn soon. */
export function filmstripOf(
  context: Context,
  { asset, source }: ServedVideo,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { widthPx, heightPx, durationSeconds, frameRate, cut } = asset.facts;
  if (widthPx === null || heightPx === null || durationSeconds === null || frameRate === null || !cut)
    throw new ApiProblem('not-found');
  const facts = { widthPx, heightPx, durationSeconds, frameRate, hasAudio: false };
  const layout = filmstripLayout({ durationSeconds, ...mezzanineSize({ ...cut, facts }) });
  return lookThrough(context, {
    what: `filmstrip:${source.sha256}`,
    signal,
    work: (jobSignal) => makeFilmstrip({ source, layout, store: context.recipes, signal: jobSignal }),
  });
}

/** The moments of a video at which a pause suits. Throws `JobsBusy` when they could not be looked for soon. */
export function momentsOf(
  context: Context,
  { source }: ServedVideo,
  signal: AbortSignal,
): Promise<VideoMoment[]> {
  return lookThrough(context, {
    what: `moments:${source.sha256}`,
    signal,
    work: (jobSignal) => findMoments({ source, store: context.recipes, signal: jobSignal }),
  });
}

const retryAfterSeconds = 10;

function lookThrough<Result>(
  { jobs }: Context,
  options: {
    what: string;
    signal: AbortSignal;
    work: (signal: AbortSignal) => Promise<Outcome<Result>>;
  },
): Promise<Result> {
  const { what, signal, work } = options;
  return jobs.run({
    key: what,
    kind: 'look-through',
    priority: 'now',
    maxWaitMs: uploadWaitMs,
    outlivesWaiters: false,
    signal,
    work: async (jobSignal) => {
      const outcome = await work(jobSignal);
      // What the server encoded itself is never too long to look through: the machine has too much to do.
      if (!outcome.ok && outcome.problem.code === 'timed-out') throw new JobsBusy(retryAfterSeconds);
      return mediaValue(outcome);
    },
  });
}
