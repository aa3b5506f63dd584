import type { FilmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import { makeFilmstrip } from '@spinreel/media/filmstrip';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';
import { lookThrough } from './look-through.ts';

/** A served video's pictures as the tiles of one JPEG. */
export function filmstripJob({
  blobs,
  recipes: store,
}: JobContext): JobHandler<{ sha256: string; layout: FilmstripLayout }, Uint8Array> {
  return ({ sha256, layout }, { signal }) =>
    lookThrough({ blobs, sha256 }, (source) => makeFilmstrip({ source, layout, store, signal }));
}
