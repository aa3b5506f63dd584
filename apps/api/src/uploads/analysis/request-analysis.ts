import { mediaKinds, type VideoKind, type ImageKind } from '@spinreel/config-schema/options/formats';
import {
  computeFilmstripLayout,
  type FilmstripLayout,
} from '@spinreel/config-schema/limits/filmstrip-layout';
import { type VideoMoments, findMoments } from '@spinreel/media/moments/find-moments';
import { type VideoReels, findReels } from '@spinreel/media/reels/find-reels';
import { mezzanineSize } from '@spinreel/media/video/make-mezzanine';
import { ApiProblem, unwrapOutcome } from '../../errors/api-problem.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { ServedVideo } from '../assets/find-served-asset.ts';
import type { UploadContext } from '../upload-context.ts';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import { makeFilmstrip } from '@spinreel/media/video/make-filmstrip';
import { defineJob } from '../../jobs/define-job.ts';
import { findSalience } from '@spinreel/media/salience/find-salience';
import type { MediaSource } from '@spinreel/media/media-source';
import type { Outcome } from '@spinreel/media/media-problem';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';

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
async function analyzeVideo<Result>(
  options: { blobs: BlobStore; sha256: string; kind?: VideoKind },
  work: (source: MediaSource) => Promise<Outcome<Result>>,
): Promise<Result> {
  // The served version is always an MP4, regardless of the upload's format.
  const { blobs, sha256, kind = 'mp4' } = options;
  const path = await blobs.localFile(sha256);
  if (path === null) throw new ApiProblem('not-found');
  return unwrapOutcome(await work({ path, kind, sha256 }));
}
