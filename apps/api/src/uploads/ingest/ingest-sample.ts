import { copyFile, readFile } from 'node:fs/promises';
import type { MusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { sampleMusic } from '@spinreel/samples/sample-media';
import { computeSha256 } from '../../storage/sha256.ts';
import type { Asset } from '../assets/asset-store.ts';
import { ingestAudio } from './ingest-media.ts';
import type { UploadContext } from '../upload-context.ts';

/** An ingested music sample, as an asset of the session and as bytes. */
export interface IngestedSample {
  readonly asset: Asset;
  readonly bytes: Uint8Array;
}

/** Ingests a built-in music track as if it had been uploaded. */
export async function ingestSample(
  context: UploadContext,
  options: { sampleId: MusicSampleId; sessionId: string; signal: AbortSignal },
): Promise<IngestedSample> {
  const { sampleId, sessionId, signal } = options;
  const name = `${sampleId}.mp3`;
  const source = sampleMusic[sampleId].path;
  const bytes = await readFile(source);
  const path = context.blobs.temporaryPath();
  await copyFile(source, path);
  const file = { path, name, sizeBytes: bytes.byteLength, sha256: computeSha256(bytes), fields: {} };
  const { asset } = await ingestAudio(context, { file, sessionId, signal });
  return { asset, bytes };
}
