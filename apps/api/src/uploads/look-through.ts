import type { MediaSource } from '@spinreel/media/media-source';
import type { Outcome } from '@spinreel/media/media-problem';
import { ApiProblem } from '../errors/api-problem.ts';
import { mediaValue } from '../errors/media-value.ts';
import { JobsBusy } from '../jobs/jobs-busy.ts';
import type { BlobStore } from '../storage/blob-store.ts';

const retryAfterSeconds = 10;

/** Looks through a video which the server encoded itself. Throws `not-found` when its bytes are gone. */
export async function lookThrough<Result>(
  { blobs, sha256 }: { blobs: BlobStore; sha256: string },
  work: (source: MediaSource) => Promise<Outcome<Result>>,
): Promise<Result> {
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  // Players are served what the server encoded, whatever was uploaded.
  const outcome = await work({ path, kind: 'mp4', sha256 });
  // What the server encoded itself is never too long to look through: the machine has too much to do.
  if (!outcome.ok && outcome.problem.code === 'timed-out') throw new JobsBusy(retryAfterSeconds);
  return mediaValue(outcome);
}
