import type { AudioKind } from '@spinreel/config-schema/formats';
import { inspectAudio } from '@spinreel/media/inspect-audio';
import { mediaValue } from '../errors/media-value.ts';
import type { Asset } from './asset-store.ts';
import { keepAsset } from './keep-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from './upload-context.ts';

/** Music that was taken in, and how long it plays. */
export interface TakenAudio {
  readonly asset: Asset;
  readonly durationSeconds: number;
}

/** Takes music in whose content is of `mediaKind`. Throws an `ApiProblem` when it cannot be used. */
export async function takeAudio(
  context: UploadContext,
  options: { file: ReceivedFile; mediaKind: AudioKind; sessionId: string; signal: AbortSignal },
): Promise<TakenAudio> {
  const { file, mediaKind, sessionId, signal } = options;
  const { durationSeconds } = mediaValue(await inspectAudio({ path: file.path, kind: mediaKind, signal }));
  await context.blobs.keepFile(file.path, file.sha256);
  const asset = await keepAsset(context, {
    file,
    mediaKind,
    sessionId,
    facts: { durationSeconds },
    served: { bytes: null, mimeType: mimeTypes[mediaKind] },
  });
  return { asset, durationSeconds };
}

const mimeTypes: Readonly<Record<AudioKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
};
