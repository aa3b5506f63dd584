import { type AudioKind, mediaKinds, type UploadPurpose } from '@spinreel/config-schema/options/formats';
import { type Asset, storeAsset, type ServedBytes } from '../assets/asset-store.ts';
import { imageJob } from './image-job.ts';
import type { ReceivedFile } from './received-file.ts';
import { sniffUpload } from './sniff-upload.ts';
import type { UploadContext } from '../upload-context.ts';
import type { VideoCut, UploadedFontFacts } from '@spinreel/api-contract/uploads';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { unwrapOutcome, ApiProblem } from '../../errors/api-problem.ts';
import type { WorkProgress } from '../../progress/work-progress.ts';
import { cropVideo, type IngestedVideo } from '../crop/make-crop.ts';
import { type AudioFacts, inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { defineJob } from '../../jobs/define-job.ts';
import { inspectFont, reduceFont } from '@spinreel/media/fonts/uploads/inspect-font';

/** A received file that becomes an upload of a session. */
interface Ingestion {
  readonly file: ReceivedFile;
  readonly sessionId: string;
  readonly signal: AbortSignal;
}

/**
 * Ingests an image. Decodes it completely, so that every accepted image can be exported, and creates the version for browsers.
 * Returns its size in pixels, after EXIF rotation. Throws an `ApiProblem` if it cannot be used for the purpose.
 */
export async function ingestImage(
  context: UploadContext,
  options: Ingestion & { purpose: UploadPurpose; answerWithinMs: number },
): Promise<{ asset: Asset; widthPx: number; heightPx: number }> {
  const { file, purpose, sessionId, answerWithinMs, signal } = options;
  const { sha256 } = file;
  const mediaKind = await sniffUpload({ file, purpose, kinds: mediaKinds.image });
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

/**
 * Ingests a video: measures it and encodes its mezzanine with the crop applied. Stops when `signal` is
 * aborted. Throws an `ApiProblem` if the video cannot be used.
 */
export async function ingestVideo(
  context: UploadContext,
  options: Ingestion & {
    cut: VideoCut;
    /** How much longer the client waits for the response, in milliseconds. */
    answerWithinMs: number;
    progress: WorkProgress;
  },
): Promise<IngestedVideo> {
  const { file, cut, sessionId, signal, progress } = options;
  const mediaKind = await sniffUpload({ file, purpose: 'video', kinds: mediaKinds.video });
  const facts = unwrapOutcome(
    await context.quickWork.run(() => probeVideo({ path: file.path, kind: mediaKind, signal }), signal),
  );
  const { sha256 } = file;
  return await context.storedUploads.whileStored(file, async () => {
    const mezzanine = await cropVideo(context, {
      ...{ sha256, kind: mediaKind, facts, cut, signal, progress },
      answerWithinMs: options.answerWithinMs,
    });
    const { widthPx, heightPx, durationSeconds, frameRate } = facts;
    const asset = await storeAsset(context, {
      file,
      mediaKind,
      sessionId,
      facts: { widthPx, heightPx, durationSeconds, frameRate, cut },
      served: { bytes: mezzanine.bytes, mimeType: 'video/mp4' },
    });
    return { asset, facts, mezzanine };
  });
}

/** Ingests a music file, and returns its duration. Throws an `ApiProblem` if it cannot be used. */
export async function ingestAudio(
  context: UploadContext,
  { file, sessionId, signal }: Ingestion,
): Promise<{ asset: Asset; durationSeconds: number }> {
  const { sha256 } = file;
  const mediaKind = await sniffUpload({ file, purpose: 'audio', kinds: mediaKinds.audio });
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

/** Ingests a font, and returns its facts. Throws an `ApiProblem` if it cannot be part of an ad. */
export async function ingestFont(
  context: UploadContext,
  { file, sessionId, signal }: Ingestion,
): Promise<{ asset: Asset; facts: UploadedFontFacts }> {
  const { sha256 } = file;
  const mediaKind = await sniffUpload({ file, purpose: 'font', kinds: mediaKinds.font });
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
