import type { UploadedFontFacts } from '@spinreel/api-contract/uploads';
import type { FontKind } from '@spinreel/config-schema/options/formats';
import type { Asset } from '../assets/asset-store.ts';
import { storeAsset } from '../assets/store-asset.ts';
import { fontJob } from './font-job.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';

/** An ingested font and its facts. */
export interface IngestedFont {
  readonly asset: Asset;
  readonly facts: UploadedFontFacts;
}

/** Ingests a font of kind `mediaKind`. Throws an `ApiProblem` if it cannot be part of an ad. */
export async function ingestFont(
  context: UploadContext,
  options: { file: ReceivedFile; mediaKind: FontKind; sessionId: string; signal: AbortSignal },
): Promise<IngestedFont> {
  const { file, mediaKind, sessionId, signal } = options;
  const { sha256 } = file;
  return await context.storedUploads.whileStored(file, async () => {
    const { facts, served } = await context.jobs.run({
      job: fontJob,
      data: { sha256 },
      priority: 'now',
      signal,
    });
    const asset = await storeAsset(context, { file, mediaKind, sessionId, facts: { font: facts }, served });
    return { asset, facts };
  });
}
