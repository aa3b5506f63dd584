import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { makeStrangeSoundVideo } from '@spinreel/fixtures/odd/uncommon-videos';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, it, onTestFinished } from 'vitest';
import { checkAd, createVideoMeter } from './check-ad.ts';
import { loadAd } from './load-ad.ts';
import { describeDroppedSound } from './problem-messages.ts';

it('warns that the sound of a video is left out where it cannot be decoded', async () => {
  const folder = await setup();
  await cp(await makeStrangeSoundVideo('gsm'), join(folder, 'clip.mov'));
  const gameplayVideo = { ...sampleAd.assets.gameplayVideo, filePath: 'clip.mov', trim: null };
  const ad = {
    ...sampleAd,
    assets: { ...sampleAd.assets, gameplayVideo },
    pausePointCount: 0,
    pausePoints: [],
  };
  const path = join(folder, 'ad.json');
  await writeFile(path, JSON.stringify(ad));
  expect(await listWarnings(path, [networks.meta])).toEqual([describeDroppedSound('clip.mov', 'gsm')]);
});

// Requirement: customize.store-urls-by-platform
it.each([
  [
    'a single App Store URL',
    {},
    ['Warning: The store URL leads to the App Store. Add a Google Play URL for viewers on Android.'],
  ],
  ['a Google Play URL as well', { android: 'https://play.google.com/store/apps/details?id=spins' }, []],
])('with %s, warns only for networks whose files contain it', async (_, storeUrls, expected) => {
  const folder = await setup();
  await cp(await makeStrangeSoundVideo('gsm'), join(folder, 'clip.mov'));
  const gameplayVideo = { ...sampleAd.assets.gameplayVideo, filePath: 'clip.mov', trim: null };
  const assets = { ...sampleAd.assets, gameplayVideo };
  const ad = { ...sampleAd, assets, pausePointCount: 0, pausePoints: [], storeUrls };
  const path = join(folder, 'ad.json');
  await writeFile(path, JSON.stringify(ad));
  const storeWarnings = async (...ids: (keyof typeof networks)[]) => {
    const warnings = await listWarnings(
      path,
      ids.map((id) => networks[id]),
    );
    return warnings.filter((text) => text.includes('store URL'));
  };
  expect(await storeWarnings('meta', 'moloco')).toEqual([]);
  expect(await storeWarnings('applovin', 'meta')).toEqual(expected);
});

async function listWarnings(path: string, named: readonly Network[]): Promise<string[]> {
  const { config, openAsset } = await loadAd({ path, named, own: [] });
  const { warnings } = await checkAd(config, { networks: named, measureVideo: createVideoMeter(openAsset) });
  return warnings;
}

async function setup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
