import { dirname, join } from 'node:path';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { expect, it } from 'vitest';
import { makeMedia } from './make-media.ts';
import { openMediaFile } from './open-media-file.ts';

const networks = Object.values(adNetworks);

// Requirement: network.one-encode-per-budget
it('encodes the video once for each distinct budget of all networks', { timeout: 600_000 }, async () => {
  const { make, countMade } = setup();
  await make([adNetworks.meta]);
  const madeForOne = countMade();
  const media = await make(networks);
  const budgets = new Set(networks.map(mediaBudgetBytes));
  expect([...media.keys()]).toEqual([...budgets]);
  // Images and music are the same for all networks, so each further budget adds one encode.
  expect(countMade() - madeForOne).toBe(budgets.size - 1);
});

/** Makes the media of the sample ad with one second of its video. */
function setup() {
  const ad = resolveAd({
    ...sampleAd,
    assets: {
      ...sampleAd.assets,
      gameplayVideo: { ...sampleAd.assets.gameplayVideo, trim: { startSeconds: 0, endSeconds: 1 } },
    },
    pausePointCount: 0,
    pausePoints: [],
  });
  const folder = dirname(fixtureMedia.cover.path);
  const openAsset = (path: string) => openMediaFile(join(folder, path), path);
  const memory = createMemoryRecipeStore();
  let made = 0;
  const store: typeof memory = {
    ...memory,
    put: (key, bytes) => {
      made += 1;
      return memory.put(key, bytes);
    },
  };
  const make = (wanted: typeof networks) => makeMedia({ ad, networks: wanted, openAsset, store });
  return { make, countMade: () => made };
}
