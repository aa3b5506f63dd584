import type { AudioKind } from '@spinreel/config-schema/options/formats';
import type { Asset } from '../assets/asset-store.ts';
import { storeAsset } from '../assets/store-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';
import { type AudioFacts, inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';

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

/** Measures uploaded music and decodes the part that an ad would play. */
export const audioJob = defineJob({
  name: 'audio',
  key: ({ mediaKind, sha256 }: { mediaKind: AudioKind; sha256: string }) => `audio:${mediaKind}:${sha256}`,
  run: async ({ sha256, mediaKind }, { blobs, signal }): Promise<AudioFacts> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    return unwrapOutcome(await inspectAudio({ path, kind: mediaKind, signal }));
  },
});
