import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '@spinreel/media/media-source';
import type { Outcome } from '@spinreel/media/media-problem';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';

/** Runs `work` on a stored video, by default one that the server encoded. Throws `not-found` if its file is missing. */
export async function analyzeVideo<Result>(
  options: { blobs: BlobStore; sha256: string; kind?: VideoKind },
  work: (source: MediaSource) => Promise<Outcome<Result>>,
): Promise<Result> {
  // The served version is always an MP4, regardless of the upload's format.
  const { blobs, sha256, kind = 'mp4' } = options;
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  return unwrapOutcome(await work({ path, kind, sha256 }));
}
