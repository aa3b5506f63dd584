import type { FilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import { makeFilmstrip } from '@spinreel/media/video/make-filmstrip';
import { defineJob } from '../../jobs/define-job.ts';
import { findMoments, type VideoMoments } from '@spinreel/media/moments/find-moments';
import type { VideoKind, ImageKind } from '@spinreel/config-schema/options/formats';
import { findReels, type VideoReels } from '@spinreel/media/reels/find-reels';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import { findSalience } from '@spinreel/media/salience/find-salience';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import type { MediaSource } from '@spinreel/media/media-source';
import type { Outcome } from '@spinreel/media/media-problem';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';

/** Renders the filmstrip of a served video: frames as the tiles of one JPEG. */
export const filmstripJob = defineJob({
  name: 'filmstrip',
  key: ({ sha256 }: { sha256: string; layout: FilmstripLayout }) => `filmstrip:${sha256}`,
  run: ({ sha256, layout }, { blobs, recipes: store, signal }): Promise<Uint8Array> =>
    analyzeVideo({ blobs, sha256 }, (source) => makeFilmstrip({ source, layout, store, signal })),
});

/** Finds suggested pause points and the spins in a served video. */
export const momentsJob = defineJob({
  name: 'moments',
  key: ({ sha256 }: { sha256: string }) => `moments:${sha256}`,
  run: ({ sha256 }, { blobs, recipes: store, signal }): Promise<VideoMoments> =>
    analyzeVideo({ blobs, sha256 }, (source) => findMoments({ source, store, signal })),
});

/** Finds the reels in the original of an uploaded video, because the served version may show only a part of them. */
export const reelsJob = defineJob({
  name: 'reels',
  key: ({ sha256 }: { sha256: string; kind: VideoKind }) => `reels:${sha256}`,
  run: ({ sha256, kind }, { blobs, recipes: store, signal }): Promise<VideoReels> =>
    analyzeVideo({ blobs, sha256, kind }, (source) => findReels({ source, store, signal })),
});

/** Finds the parts of the original of an uploaded image that stand out; null if nothing does. */
export const salienceJob = defineJob({
  name: 'salience',
  key: ({ sha256 }: { sha256: string; kind: ImageKind }) => `salience:${sha256}`,
  run: async ({ sha256, kind }, { blobs, recipes: store, signal }): Promise<SalientPart[] | null> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('not-found');
    return unwrapOutcome(await findSalience({ source: { path, kind, sha256 }, store, signal }));
  },
});

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
