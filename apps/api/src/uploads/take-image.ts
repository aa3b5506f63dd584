import type { ImageKind } from '@spinreel/config-schema/formats';
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
export async function takeImage(
  context: UploadContext,
  options: { file: ReceivedFile; mediaKind: ImageKind; sessionId: string; signal: AbortSignal },
): Promise<TakenImage> {
  const { file, mediaKind, sessionId, signal } = options;
  const { sha256 } = file;
  await context.blobs.keepFile(file.path, sha256);
  const { widthPx, heightPx, served } = await context.jobs.run({
    name: 'image',
    data: { sha256, mediaKind },
    key: `image:${mediaKind}:${sha256}`,
    priority: 'now',
    maxWaitMs: uploadWaitMs,
    outlivesWaiters: false,
    signal,
  });
  const facts = { widthPx, heightPx };
  const asset = await keepAsset(context, { file, mediaKind, sessionId, facts, served });
  return { asset, widthPx, heightPx };
}
