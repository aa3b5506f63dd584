import { readFile } from 'node:fs/promises';
import type { MediaSource } from '@spinreel/media/media-source';
import type { AudioKind, ImageKind, MediaKind, VideoKind } from '@spinreel/config-schema/formats';
import { assetHandlesOf } from '@spinreel/config-schema/asset-handles';
import { inspectAudio } from '@spinreel/media/inspect-audio';
import { inspectImage } from '@spinreel/media/inspect-image';
import { makeMezzanine } from '@spinreel/media/mezzanine';
import { prepareImage } from '@spinreel/media/prepare-image';
import { probeVideo } from '@spinreel/media/probe-video';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { samplePath } from '@spinreel/samples/sample-media';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { mediaValue } from '../errors/media-value.ts';
import { sha256Of } from '../storage/sha256.ts';
import { assetKindOf } from '../uploads/asset-kind.ts';
import type { AssetFacts } from '../uploads/asset-store.ts';
import type { ServedBytes } from '../uploads/keep-asset.ts';
import { type UploadContext, uploadWaitMs } from '../uploads/upload-context.ts';

/** A file of the casino sample with everything that an upload of it would have told. */
export interface SampleFile {
  /** Its name, which is also its handle in the sample's config. */
  readonly name: string;
  readonly path: string;
  readonly mediaKind: MediaKind;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly facts: Partial<AssetFacts>;
  readonly served: ServedBytes | { readonly bytes: null; readonly mimeType: string };
}

/** The files of the casino sample, made ready once. */
export interface SampleFiles {
  /** `now` where somebody waits for them, `later` to have them ready. Rejects with `JobsBusy` when there is too much to do. */
  get(priority: 'now' | 'later'): Promise<readonly SampleFile[]>;
}

/** Nobody's upload depends on it: a machine that is busy gets the time it needs. */
const timeoutMs = 5 * 60 * 1000;

/** Prepares through the recipe store, so that it takes long only on the first start of a server. */
export function createSampleFiles(context: Pick<UploadContext, 'jobs' | 'recipes'>): SampleFiles {
  let ready: readonly SampleFile[] | null = null;
  return {
    async get(priority) {
      if (ready !== null) return ready;
      const files = await context.jobs.run({
        key: 'samples',
        kind: 'upload',
        priority,
        maxWaitMs: uploadWaitMs,
        outlivesWaiters: true,
        work: async (signal) =>
          await Promise.all(
            assetHandlesOf(sampleAd).map(async ({ handle }) => await prepared(handle, context, signal)),
          ),
      });
      ready = files;
      return files;
    },
  };
}

async function prepared(
  name: string,
  { recipes: store }: Pick<UploadContext, 'recipes'>,
  signal: AbortSignal,
): Promise<SampleFile> {
  const path = samplePath(name);
  const bytes = await readFile(path);
  const mediaKind = sniffMedia(bytes.subarray(0, sniffedBytes));
  if (mediaKind === null) throw new TypeError(`Not a medium: ${name}`);
  const source: MediaSource = { path, kind: mediaKind, sha256: sha256Of(bytes) };
  const file = { name, path, mediaKind, sizeBytes: bytes.byteLength, sha256: source.sha256 };
  switch (assetKindOf(mediaKind)) {
    case 'image': {
      const facts = mediaValue(await inspectImage({ bytes, kind: mediaKind as ImageKind, signal }));
      const { widthPx, heightPx } = facts;
      const recipe = imageRecipes.coverImage;
      const served = mediaValue(await prepareImage({ source, recipe, store, signal }));
      return { ...file, facts: { widthPx, heightPx }, served };
    }
    case 'video': {
      const { splitScreen, zoom, zoomX, zoomY } = sampleAd.assets.gameplayVideo;
      const cut = { splitScreen, zoom, zoomX, zoomY };
      const facts = mediaValue(await probeVideo({ path, kind: mediaKind as VideoKind, signal }));
      const served = mediaValue(await makeMezzanine({ source, facts, ...cut, store, timeoutMs, signal }));
      const { widthPx, heightPx, durationSeconds, frameRate } = facts;
      return {
        ...file,
        facts: { widthPx, heightPx, durationSeconds, frameRate, cut },
        served: { bytes: served.bytes, mimeType: 'video/mp4' },
      };
    }
    case 'audio': {
      const { durationSeconds } = mediaValue(
        await inspectAudio({ path, kind: mediaKind as AudioKind, signal }),
      );
      return { ...file, facts: { durationSeconds }, served: { bytes: null, mimeType: 'audio/mpeg' } };
    }
  }
}
