import { resolve } from 'node:path';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { mediaFolder } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { readSource } from './make-media.ts';
import type { AdMediaRequest } from '../src/prepare-ad-media.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';

/** Shared, so that the tests of a file make the same image or music once. Tests of the work itself use another store. */
const sharedStore = createMemoryRecipeStore();

/** Opens a file of the sample ad. */
export const openAsset = (handle: string) => readSource(resolve(mediaFolder, handle));

/** Creates the sample ad with half a second of its video. */
export function createShortAd(): ResolvedAd {
  const ad = resolveAd(sampleAd);
  return {
    ...ad,
    video: { ...ad.video, trim: { startSeconds: 0.5, endSeconds: 1 }, pauseFrames: [4, 10] },
  };
}

/** Creates the short ad without music, outro image and badge. */
export function createBareAd(): ResolvedAd {
  const { images, ...rest } = createShortAd();
  return { ...rest, music: null, images: { ...images, outroImage: null, winningBadgeImage: null } };
}

/** Creates a request for the media of an ad, in their final quality. */
export function createRequest(ad: ResolvedAd): AdMediaRequest {
  return { ad, quality: 'final', budgetBytes: 3_700_000, openAsset, store: sharedStore };
}
