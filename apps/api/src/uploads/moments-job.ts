import { findMoments, type VideoMoment } from '@spinreel/media/find-moments';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';
import { lookThrough } from './look-through.ts';

/** The moments of a served video at which a pause suits. */
export function momentsJob({
  blobs,
  recipes: store,
}: JobContext): JobHandler<{ sha256: string }, VideoMoment[]> {
  return ({ sha256 }, { signal }) =>
    lookThrough({ blobs, sha256 }, (source) => findMoments({ source, store, signal }));
}
