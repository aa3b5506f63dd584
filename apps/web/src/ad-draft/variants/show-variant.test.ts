import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { storedClip } from '../../../test/stored-clip.ts';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { uploadedClip } from '../../../test/uploaded-clip.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { openDraft } from '../open-draft.ts';
import { cancelVideoWork, changeVideoCut } from '../video-cut/change-video-cut.ts';
import { showVariant } from './show-variant.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: crop.no-upload
test('shows each variant in its own crop, without a request if the server has it', async () => {
  const { show, shown, countCrops } = await setup();
  for (const zoom of [1.5, 1, 1.5]) {
    show(zoom);
    expect(shown()).toMatchObject({ optimizedUrl: getUrl(zoom), cut: { zoom } });
  }
  await vi.advanceTimersByTimeAsync(2 * timings.settleMs);
  expect(countCrops()).toBe(0);
});

// Requirement: crop.no-upload
test('has a missing crop made once, and shows it at once afterwards', async () => {
  const { server, show, shown, countCrops } = await setup();
  const processedVideo = { ...uploadedClip.processedVideo, optimizedUrl: getUrl(2) };
  server.answerNext({ status: 200, body: { success: true, data: { status: 'ok' } } });
  server.answerNext({ status: 200, body: { success: true, data: { ...uploadedClip, processedVideo } } });
  show(2);
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  for (const zoom of [2, 1.5, 2]) {
    show(zoom);
    expect(shown()).toMatchObject({ optimizedUrl: getUrl(zoom), cut: { zoom } });
  }
  expect(countCrops()).toBe(1);
});

test('a canceled crop leaves the variant with its own crop, not with the one that was made last', async () => {
  const { store, show, shown } = await setup();
  show(1.5);
  void store.dispatch(changeVideoCut({ zoom: 3 }));
  store.dispatch(cancelVideoWork());
  expect(store.getState().adDraft.document.assets?.gameplayVideo?.zoom).toBe(1.5);
  expect(shown()?.cut?.zoom).toBe(1.5);
});

function getUrl(zoom: number): string {
  return `/api/assets/video-123?cut=split_16:9_${zoom}_0_0`;
}

/** Opens an ad with a variant for each of three zooms. The server has the crops of two. */
async function setup() {
  const server = stubServer();
  fakeEventSource();
  const store = createTestStore();
  const config = {
    id: 'ad-number-1',
    assets: { gameplayVideo: { filePath: 'asset:video-123', zoom: 1 } },
    variants: [1, 1.5, 2].map((zoom) => ({
      ...{ id: `zoom-${zoom}`, name: `Zoom ${zoom}` },
      overrides: { 'assets.gameplayVideo.zoom': zoom },
    })),
  };
  server.ads.set(config.id, {
    ...createStoredAd({ adId: config.id, config, version: 1 }),
    assets: { 'video-123': { ...storedClip, crops: ['split_16:9_1_0_0', 'split_16:9_1.5_0_0'] } },
  });
  await store.dispatch(openDraft(config.id));
  return {
    server,
    store,
    show: (zoom: number) => store.dispatch(showVariant({ variantId: `zoom-${zoom}`, language: 'en' })),
    shown: () => selectAsset(store.getState(), 'gameplayVideo'),
    countCrops: () => server.calls.filter(({ path }) => path.endsWith('/recut')).length,
  };
}
