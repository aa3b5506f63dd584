import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { expect, it, onTestFinished } from 'vitest';
import { createTestIo } from '../../test/create-test-io.ts';
import { writeTinyAd } from '../../test/write-tiny-ad.ts';
import { makeMedia } from './make-media.ts';
import { openMediaCache } from './open-media-cache.ts';
import { openMediaFile } from './open-media-file.ts';

const networks = Object.values(adNetworks);

// Requirement: network.one-encode-per-budget
it('encodes the video once for each distinct budget of all networks', { timeout: 600_000 }, async () => {
  const { make, countMade } = await setup();
  await make([adNetworks.meta]);
  const madeForOne = countMade();
  const media = await make(networks);
  const budgets = new Set(networks.map(mediaBudgetBytes));
  expect([...media.keys()]).toEqual([...budgets]);
  // Images and music are the same for all networks, so each further budget adds one encode.
  expect(countMade() - madeForOne).toBe(budgets.size - 1);
});

// Requirement: cli.cache
it(
  'encodes nothing for the second build of the same ad, and does not say that it does',
  { timeout: 600_000 },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'spinreel-cache-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const open = () => openMediaCache({ environment: { XDG_CACHE_HOME: home }, printNote: () => {} });
    const first = await setup(await open());
    const made = await first.make([adNetworks.meta]);
    expect(first.countMade()).toBeGreaterThan(0);
    expect(first.steps).toEqual(['Encoding 1 of 1 (Meta Ads)']);
    const second = await setup(await open());
    expect(await second.make([adNetworks.meta])).toEqual(made);
    expect(second.countMade()).toBe(0);
    expect(second.steps).toEqual([]);
  },
);

/** Makes the media of an ad of one second with music, and counts the results that were not stored before. */
async function setup(inner: RecipeStore = createMemoryRecipeStore()) {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeTinyAd(folder);
  await copyFile(fixtureMedia.music1.path, join(folder, 'music.mp3'));
  const { assets, ...config } = makeExportableAd({ id: 'tiny-ad-1', cover: 'cover.jpg', video: 'clip.mp4' });
  const gameplayVideo = { filePath: 'clip.mp4', duration: 1, frameRate: 30 };
  const backgroundMusic = { filePath: 'music.mp3', volume: 0.3 };
  const ad = resolveAd({ ...config, assets: { ...assets, gameplayVideo, backgroundMusic } });
  const openAsset = (path: string) => openMediaFile(join(folder, path), path);
  const { io, steps } = createTestIo({ folder });
  const { progress, signal } = io;
  let made = 0;
  const store: RecipeStore = {
    ...inner,
    put: (key, bytes) => {
      made += 1;
      return inner.put(key, bytes);
    },
  };
  const make = (wanted: typeof networks) =>
    makeMedia({ ad, networks: wanted, openAsset, store, progress, signal });
  return { make, steps, countMade: () => made };
}
