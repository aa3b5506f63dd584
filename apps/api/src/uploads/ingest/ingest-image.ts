import type { ImageKind } from '@spinreel/config-schema/options/formats';
import type { Asset } from '../assets/asset-store.ts';
import { storeAsset } from '../assets/store-asset.ts';
import { imageJob } from './image-job.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';

/** An ingested image and its size in pixels, after EXIF rotation. */
export interface IngestedImage {
  readonly asset: Asset;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Ingests an image of kind `mediaKind`. Decodes it completely, so that every accepted image can be exported, and creates the
 * version for browsers. Throws an `ApiProblem` if it cannot be used.
 */
export async function ingestImage(
  context: UploadContext,
  options: {
    file: ReceivedFile;
    mediaKind: ImageKind;
    sessionId: string;
    answerWithinMs: number;
    signal: AbortSignal;
  },
): Promise<IngestedImage> {
  const { file, mediaKind, sessionId, answerWithinMs, signal } = options;
  const { sha256 } = file;
  return await context.storedUploads.whileStored(file, async () => {
    const { widthPx, heightPx, stillSlots, served } = await context.jobs.run({
      job: imageJob,
      data: { sha256, mediaKind },
      priority: 'now',
      answerWithinMs,
      signal,
    });
    const facts = { widthPx, heightPx, ...(stillSlots.length > 0 && { stillSlots }) };
    const asset = await storeAsset(context, { file, mediaKind, sessionId, facts, served });
    return { asset, widthPx, heightPx };
  });
}
