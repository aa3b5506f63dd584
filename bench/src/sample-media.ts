import { dirname, join } from 'node:path';
import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/media-budget';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { createMemoryRecipeStore } from '@spinreel/media/memory-recipe-store';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import { sourceOf } from './final-video.ts';

type Quality = 'preview' | 'final';

const made = new Map<Quality, Promise<AdMedia>>();

/** The media of the sample ad as Moloco gets them, `preview` with a video that is made sooner; made once per run. */
export function sampleMedia(quality: Quality): Promise<AdMedia> {
  const media = made.get(quality) ?? prepare(quality);
  made.set(quality, media);
  return media;
}

async function prepare(quality: Quality): Promise<AdMedia> {
  const media = await prepareAdMedia({
    ad: resolveAd(sampleAd),
    quality,
    budgetBytes: mediaBudgetBytes('moloco'),
    // The sample ad's paths are relative to where its media are.
    openAsset: (handle) => sourceOf(join(dirname(fixtureMedia.cover.path), handle)),
    store: createMemoryRecipeStore(),
  });
  if (!media.ok) throw new Error(media.problem.message);
  return media.value;
}
