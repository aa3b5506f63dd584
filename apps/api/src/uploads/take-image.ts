import { readFile } from 'node:fs/promises';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { inspectImage } from '@spinreel/media/inspect-image';
import { optimiseImage } from '@spinreel/media/optimise-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { mediaValue } from '../errors/media-value.ts';
import type { Asset } from './asset-store.ts';
import { keepAsset } from './keep-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import { type UploadContext, uploadWaitMs } from './upload-context.ts';

/** An image that was taken in, and its size in pixels as it is seen. */
export interface TakenImage {
  readonly asset: Asset;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Takes an image in whose content is of `mediaKind`: decodes it whole, so that what is accepted can be exported, and makes
 * the bytes that browsers are shown. Throws an `ApiProblem` when it cannot be used.
 */
export function takeImage(
  context: UploadContext,
  options: { file: ReceivedFile; mediaKind: ImageKind; sessionId: string; signal: AbortSignal },
): Promise<TakenImage> {
  const { file, mediaKind, sessionId } = options;
  return context.jobs.run({
    key: `image:${context.newId()}`,
    kind: 'image',
    priority: 'now',
    maxWaitMs: uploadWaitMs,
    outlivesWaiters: false,
    signal: options.signal,
    work: async (signal) => {
      const bytes = await readFile(file.path);
      const facts = mediaValue(await inspectImage({ bytes, kind: mediaKind, signal }));
      // A picture of markup is never served as such: what browsers get is always made of pixels.
      const served = mediaValue(
        await optimiseImage({ bytes, kind: mediaKind, recipe: imageRecipes.coverImage, slot: { signal } }),
      );
      const { widthPx, heightPx } = facts;
      const asset = await keepAsset(context, {
        file,
        mediaKind,
        sessionId,
        facts: { widthPx, heightPx },
        served,
      });
      return { asset, widthPx, heightPx };
    },
  });
}
