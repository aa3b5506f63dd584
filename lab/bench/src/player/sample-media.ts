import { dirname, join } from 'node:path';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { readSource } from '../media/final-video.ts';

type Quality = 'preview' | 'final';

const made = new Map<Quality, Promise<AdMedia>>();

/** Prepares the fonts of the sample ad. */
export function sampleFonts(): Promise<FontFile[]> {
  return prepareFonts({ ad: resolveAd(sampleAd), store: createMemoryRecipeStore() });
}

/** Prepares the sample ad's media for Moloco, once per run. The video of `preview` is encoded faster. */
export function sampleMedia(quality: Quality): Promise<AdMedia> {
  const media = made.get(quality) ?? prepare(quality);
  made.set(quality, media);
  return media;
}

async function prepare(quality: Quality): Promise<AdMedia> {
  const media = await prepareAdMedia({
    ad: resolveAd(sampleAd),
    quality,
    budgetBytes: mediaBudgetBytes(networks.moloco),
    // The sample ad's paths are relative to where its media are.
    openAsset: (handle) => readSource(join(dirname(fixtureMedia.cover.path), handle)),
    store: createMemoryRecipeStore(),
  });
  if (!media.ok) throw new Error(media.problem.message);
  return media.value;
}
