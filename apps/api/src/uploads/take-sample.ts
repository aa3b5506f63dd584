import { copyFile, readFile } from 'node:fs/promises';
import type { MusicSampleId } from '@spinreel/config-schema/music-samples';
import { sampleMusic } from '@spinreel/samples/sample-media';
import { sha256Of } from '../storage/sha256.ts';
import type { Asset } from './asset-store.ts';
import { takeAudio } from './take-audio.ts';
import type { UploadContext } from './upload-context.ts';

/** A chosen sample, as an asset of the session and as bytes to listen to. */
export interface TakenSample {
  readonly asset: Asset;
  readonly bytes: Uint8Array;
}

/** Takes a track that comes with the product in as if the marketer had uploaded it. */
export async function takeSample(
  context: UploadContext,
  options: { sampleId: MusicSampleId; sessionId: string; signal: AbortSignal },
): Promise<TakenSample> {
  const { sampleId, sessionId, signal } = options;
  const name = `${sampleId}.mp3`;
  const source = sampleMusic[sampleId].path;
  const bytes = await readFile(source);
  const path = context.blobs.temporaryPath();
  await copyFile(source, path);
  const file = { path, name, sizeBytes: bytes.byteLength, sha256: sha256Of(bytes), fields: {} };
  const { asset } = await takeAudio(context, { file, mediaKind: 'mp3', sessionId, signal });
  return { asset, bytes };
}
