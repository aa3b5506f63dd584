import { readFile } from 'node:fs/promises';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import { optimiseImage } from '@spinreel/media/images/optimise-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { ServedBytes } from '../assets/store-asset.ts';
import { requireLeanMetadata } from './require-lean-metadata.ts';

/** Decodes an image completely. Returns its size in pixels (after EXIF rotation) and the version for browsers. */
export const imageJob = defineJob({
  name: 'image',
  key: ({ mediaKind, sha256 }: { mediaKind: ImageKind; sha256: string }) => `image:${mediaKind}:${sha256}`,
  answerWithinMs: timings.quickAnswerMs,
  run: async (
    { sha256, mediaKind },
    { blobs, signal },
  ): Promise<{ widthPx: number; heightPx: number; served: ServedBytes }> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    const bytes = await readFile(path);
    await requireLeanMetadata(bytes, mediaKind);
    const { widthPx, heightPx } = unwrapOutcome(await inspectImage({ bytes, kind: mediaKind, signal }));
    // SVG files are never served as markup: browsers always get a raster image.
    const served = unwrapOutcome(
      await optimiseImage({ bytes, kind: mediaKind, recipe: imageRecipes.coverImage, signal }),
    );
    return { widthPx, heightPx, served: { bytes: served.bytes, mimeType: served.mimeType } };
  },
});
