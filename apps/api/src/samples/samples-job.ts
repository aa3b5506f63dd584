import { resolveFraming } from '@spinreel/config-schema/ad/resolve-ad';
import { readFile } from 'node:fs/promises';
import { listAssetHandles } from '@spinreel/config-schema/options/asset-handles';
import type { AudioKind, ImageKind, MediaKind, VideoKind } from '@spinreel/config-schema/options/formats';
import { inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import type { MediaSource } from '@spinreel/media/media-source';
import { makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import { prepareImage } from '@spinreel/media/images/prepare-image';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { sniffedBytes, sniffMedia } from '@spinreel/media/sniff-media';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { samplePath } from '@spinreel/samples/sample-media';
import { unwrapOutcome } from '../errors/api-problem.ts';
import { defineJob, type JobRun } from '../jobs/define-job.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { findAssetKind } from '../uploads/assets/asset-kind.ts';
import type { AssetFacts, ServedBytes } from '../uploads/assets/asset-store.ts';

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
