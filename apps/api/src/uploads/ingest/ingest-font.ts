import type { UploadedFontFacts } from '@spinreel/api-contract/uploads';
import type { FontKind } from '@spinreel/config-schema/options/formats';
import type { Asset } from '../assets/asset-store.ts';
import { storeAsset, type ServedBytes } from '../assets/store-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';
import { inspectFont, reduceFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';

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

/** Reads an uploaded font, and makes the version for browsers, which has all of its characters. */
export const fontJob = defineJob({
  name: 'font',
  key: ({ sha256 }: { sha256: string }) => `font:${sha256}`,
  run: async (
    { sha256 },
    { blobs, recipes: store, signal },
  ): Promise<{ facts: UploadedFontFacts; served: ServedBytes }> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    const source = { path, sha256 };
    const { family, style, unicodeRange } = unwrapOutcome(await inspectFont({ source, store, signal }));
    const bytes = unwrapOutcome(await reduceFont({ source, store, signal, characters: null }));
    return { facts: { family, style, unicodeRange }, served: { bytes, mimeType: 'font/woff2' } };
  },
});
