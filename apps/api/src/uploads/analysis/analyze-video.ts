import type { MediaSource } from '@spinreel/media/media-source';
import type { Outcome } from '@spinreel/media/media-problem';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';

/** Runs `work` on a video that the server encoded. Throws `not-found` if its file is missing. */
export async function analyzeVideo<Result>(
  { blobs, sha256 }: { blobs: BlobStore; sha256: string },
  work: (source: MediaSource) => Promise<Outcome<Result>>,
): Promise<Result> {
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  // The served version is always an MP4, regardless of the upload's format.
  return unwrapOutcome(await work({ path, kind: 'mp4', sha256 }));
}
