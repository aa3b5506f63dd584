import { readFile } from 'node:fs/promises';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { findStillSlots } from '@spinreel/media/images/find-still-slots';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import { prepareImage } from '@spinreel/media/images/prepare-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { ApiProblem, unwrapOutcome } from '../../errors/api-problem.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { ServedBytes } from '../assets/asset-store.ts';
import { requireLeanMetadata } from './require-lean-metadata.ts';

/**
 * Decodes an image completely. Returns its size in pixels (after EXIF rotation), the slots that show only the first frame of
 * an animation, and the version for browsers, which is the one that a full-screen image has in the ad.
 */
export const imageJob = defineJob({
  name: 'image',
  key: ({ mediaKind, sha256 }: { mediaKind: ImageKind; sha256: string }) => `image:${mediaKind}:${sha256}`,
  run: async (
    { sha256, mediaKind },
    { blobs, recipes: store, signal },
  ): Promise<{ widthPx: number; heightPx: number; stillSlots: ImageSlot[]; served: ServedBytes }> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    const bytes = await readFile(path);
    await requireLeanMetadata(bytes, mediaKind);
    const { widthPx, heightPx, isAnimated } = unwrapOutcome(
      await inspectImage({ bytes, kind: mediaKind, signal }),
    );
    const source = { path, kind: mediaKind, sha256 };
    // SVG files are never served as markup: browsers always get a raster image.
    const served = unwrapOutcome(
      await prepareImage({
        source,
        recipe: imageRecipes.coverImage,
        store,
        signal,
      }),
    );
    const stillSlots = isAnimated ? unwrapOutcome(await findStillSlots({ source, store, signal })) : [];
    return { widthPx, heightPx, stillSlots, served: { bytes: served.bytes, mimeType: served.mimeType } };
  },
});
