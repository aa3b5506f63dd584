import { readFile } from 'node:fs/promises';
import { assetHandlesOf } from '@spinreel/config-schema/asset-handles';
import type { AudioKind, ImageKind, MediaKind, VideoKind } from '@spinreel/config-schema/formats';
import { inspectAudio } from '@spinreel/media/inspect-audio';
import { inspectImage } from '@spinreel/media/inspect-image';
import type { MediaSource } from '@spinreel/media/media-source';
import { makeMezzanine } from '@spinreel/media/mezzanine';
import { prepareImage } from '@spinreel/media/prepare-image';
import { probeVideo } from '@spinreel/media/probe-video';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';
import { mediaValue } from '../errors/media-value.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';
import { sha256Of } from '../storage/sha256.ts';
import { assetKindOf } from '../uploads/asset-kind.ts';
import type { AssetFacts } from '../uploads/asset-store.ts';
import type { ServedBytes } from '../uploads/keep-asset.ts';

/** A file of the casino sample with everything that an upload of it would have told. */
export interface SampleFile {
  /** Its name, which is also its handle in the sample's config. */
  readonly name: string;
  readonly mediaKind: MediaKind;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly facts: Partial<AssetFacts>;
  readonly served: ServedBytes | { readonly bytes: null; readonly mimeType: string };
}

/** Nobody's upload depends on it: a machine that is busy gets the time it needs. */
const timeoutMs = 5 * 60 * 1000;

/** The files of the casino sample, made ready through the recipe store, so that it takes long only once. */
export function samplesJob(context: Pick<JobContext, 'recipes'>): JobHandler<object, SampleFile[]> {
  return (_data, { signal }) =>
    Promise.all(assetHandlesOf(sampleAd).map(({ handle }) => prepared(handle, context, signal)));
}

async function prepared(
  name: string,
  { recipes: store }: Pick<JobContext, 'recipes'>,
  signal: AbortSignal,
): Promise<SampleFile> {
  const path = samplePath(name);
  const bytes = await readFile(path);
  const mediaKind = sniffMedia(bytes.subarray(0, sniffedBytes));
  if (mediaKind === null) throw new TypeError(`Not a medium: ${name}`);
  const source: MediaSource = { path, kind: mediaKind, sha256: sha256Of(bytes) };
  const file = { name, mediaKind, sizeBytes: bytes.byteLength, sha256: source.sha256 };
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
