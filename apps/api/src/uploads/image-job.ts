import { readFile } from 'node:fs/promises';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { inspectImage } from '@spinreel/media/inspect-image';
import { optimiseImage } from '@spinreel/media/optimise-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { ApiProblem } from '../errors/api-problem.ts';
import { mediaValue } from '../errors/media-value.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';
import type { ServedBytes } from './keep-asset.ts';
import { requireLeanMetadata } from './lean-metadata.ts';

/** A whole decode of an image: its size in pixels as it is seen, and the bytes that browsers are shown. */
export function imageJob({
  blobs,
}: Pick<JobContext, 'blobs'>): JobHandler<
  { sha256: string; mediaKind: ImageKind },
  { widthPx: number; heightPx: number; served: ServedBytes }
> {
  return async ({ sha256, mediaKind }, { signal }) => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    const bytes = await readFile(path);
    await requireLeanMetadata(bytes, mediaKind);
    const { widthPx, heightPx } = mediaValue(await inspectImage({ bytes, kind: mediaKind, signal }));
    // A picture of markup is never served as such: what browsers get is always made of pixels.
    const served = mediaValue(
      await optimiseImage({ bytes, kind: mediaKind, recipe: imageRecipes.coverImage, slot: { signal } }),
    );
    return { widthPx, heightPx, served: { bytes: served.bytes, mimeType: served.mimeType } };
  };
}
