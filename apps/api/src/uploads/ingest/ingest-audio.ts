import type { AudioKind } from '@spinreel/config-schema/options/formats';
import type { Asset } from '../assets/asset-store.ts';
import { storeAsset } from '../assets/store-asset.ts';
import { audioJob } from './audio-job.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';

/** Ingested music and its duration. */
export interface IngestedAudio {
  readonly asset: Asset;
  readonly durationSeconds: number;
}

/** Ingests a music file of kind `mediaKind`. Throws an `ApiProblem` if it cannot be used. */
export async function ingestAudio(
  context: UploadContext,
  options: { file: ReceivedFile; mediaKind: AudioKind; sessionId: string; signal: AbortSignal },
): Promise<IngestedAudio> {
  const { file, mediaKind, sessionId, signal } = options;
  const { sha256 } = file;
  return await context.storedUploads.whileStored(file, async () => {
    const { durationSeconds } = await context.jobs.run({
      job: audioJob,
      data: { sha256, mediaKind },
      priority: 'now',
      signal,
    });
    const asset = await storeAsset(context, {
      file,
      mediaKind,
      sessionId,
      facts: { durationSeconds },
      served: { bytes: null, mimeType: mimeTypes[mediaKind] },
    });
    return { asset, durationSeconds };
  });
}

const mimeTypes: Readonly<Record<AudioKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
};
