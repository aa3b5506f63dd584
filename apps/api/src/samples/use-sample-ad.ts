import { copyFile, rm, readFile } from 'node:fs/promises';
import type { SampleAd } from '@spinreel/api-contract/samples';
import { getAssetUrl, listAssetHandles } from '@spinreel/config-schema/options/asset-handles';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';
import { toStoredAsset } from '../ads/to-stored-asset.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { type Asset, storeAsset, type AssetFacts, type ServedBytes } from '../uploads/assets/asset-store.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import type { AudioKind, ImageKind, MediaKind, VideoKind } from '@spinreel/config-schema/options/formats';
import { inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import type { MediaSource } from '@spinreel/media/media-source';
import { makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import { prepareImage } from '@spinreel/media/images/prepare-image';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { unwrapOutcome } from '../errors/api-problem.ts';
import { defineJob, type JobRun } from '../jobs/define-job.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { findAssetKind } from '../uploads/assets/asset-kind.ts';
import type { Jobs } from '../jobs/jobs.ts';

/**
 * Adds the casino sample to a session's uploads and returns a complete ad that uses them. Sample files that the session
 * already has are reused.
 */
export async function useSampleAd(
  context: UploadContext & { readonly samples: SampleFiles },
  sessionId: string,
): Promise<SampleAd> {
  const files = await context.samples.get('now');
  const known = await context.assets.findSame({ sessionId, sha256s: files.map(({ sha256 }) => sha256) });
  const assets = await Promise.all(
    files.map(
      async (file) => known.find((asset) => isCopyOf(file, asset)) ?? (await keep(context, file, sessionId)),
    ),
  );
  const urls = new Map(files.map(({ name }, index) => [name, getAssetUrl(assets[index]?.id ?? '')]));
  return {
    config: JSON.parse(JSON.stringify(sampleAd), (key, value: unknown) =>
      key === 'filePath' ? urls.get(String(value)) : value,
    ) as SampleAd['config'],
    assets: Object.fromEntries(assets.map((asset) => [asset.id, toStoredAsset(asset)])),
  };
}

/** Returns whether an upload is this file. A video with another crop is served as another file. */
function isCopyOf(file: SampleFile, asset: Asset): boolean {
  const { sha256, facts } = file;
  return (
    asset.originalSha256 === sha256 && canonicalJson(asset.facts.cut) === canonicalJson(facts.cut ?? null)
  );
}

async function keep(context: UploadContext, sample: SampleFile, sessionId: string): Promise<Asset> {
  const { name, sizeBytes, sha256, mediaKind, facts, served } = sample;
  const path = context.blobs.temporaryPath();
  try {
    await copyFile(samplePath(name), path);
    const file = { path, name, sizeBytes, sha256 };
    return await context.storedUploads.whileStored(file, () =>
      storeAsset(context, { file, mediaKind, sessionId, facts, served }),
    );
  } finally {
    await rm(path, { force: true });
  }
}

/** A file of the casino sample, with the same data as an uploaded file. */
export interface SampleFile {
  /** The file's name, which is also its handle in the sample's config. */
  readonly name: string;
  readonly mediaKind: MediaKind;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly facts: Partial<AssetFacts>;
  readonly served: ServedBytes | { readonly bytes: null; readonly mimeType: string };
}

/** Prepares the files of the casino sample. Only the first run is slow, because the recipe store caches the results. */
export const samplesJob = defineJob({
  name: 'samples',
  key: () => 'samples',
  outlivesWaiters: true,
  run: async (_data: object, run): Promise<SampleFile[]> => {
    const files: SampleFile[] = [];
    for (const { handle } of listAssetHandles(sampleAd)) files.push(await prepareSampleFile(handle, run));
    return files;
  },
});

async function prepareSampleFile(name: string, { recipes: store, signal }: JobRun): Promise<SampleFile> {
  const path = samplePath(name);
  const bytes = await readFile(path);
  const mediaKind = sniffMedia(bytes.subarray(0, sniffedBytes));
  if (mediaKind === null) throw new TypeError(`Not a medium: ${name}`);
  const source: MediaSource = { path, kind: mediaKind, sha256: computeSha256(bytes) };
  const file = { name, mediaKind, sizeBytes: bytes.byteLength, sha256: source.sha256 };
  switch (findAssetKind(mediaKind)) {
    case 'image': {
      const facts = unwrapOutcome(await inspectImage({ bytes, kind: mediaKind as ImageKind, signal }));
      const { widthPx, heightPx } = facts;
      const recipe = imageRecipes.coverImage;
      const served = unwrapOutcome(await prepareImage({ source, recipe, store, signal }));
      return { ...file, facts: { widthPx, heightPx }, served };
    }
    case 'video': {
      const cut = resolveFraming(sampleAd.assets.gameplayVideo);
      const facts = unwrapOutcome(await probeVideo({ path, kind: mediaKind as VideoKind, signal }));
      const served = unwrapOutcome(await makeMezzanine({ source, facts, ...cut, store, signal }));
      const { widthPx, heightPx, durationSeconds, frameRate } = facts;
      return {
        ...file,
        facts: { widthPx, heightPx, durationSeconds, frameRate, cut },
        served: { bytes: served.bytes, mimeType: 'video/mp4' },
      };
    }
    case 'audio': {
      const { durationSeconds } = unwrapOutcome(
        await inspectAudio({ path, kind: mediaKind as AudioKind, signal }),
      );
      return { ...file, facts: { durationSeconds }, served: { bytes: null, mimeType: 'audio/mpeg' } };
    }
    case 'font':
      throw new TypeError(`The sample has no font: ${name}`);
  }
}

/** The files of the casino sample, prepared once. */
export interface SampleFiles {
  /** Returns the sample files. `now`: a user is waiting. `later`: prepare them in advance. Rejects with `JobsBusy`. */
  get(priority: 'now' | 'later'): Promise<readonly SampleFile[]>;
}

/** Creates the sample files, which are prepared on first use. */
export function createSampleFiles({ jobs }: { readonly jobs: Jobs }): SampleFiles {
  let ready: readonly SampleFile[] | null = null;
  return {
    async get(priority) {
      ready ??= await jobs.run({ job: samplesJob, data: {}, priority });
      return ready;
    },
  };
}
