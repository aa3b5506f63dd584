import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { storedClip } from '../../../test/stored-clip.ts';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { openDraft } from '../open-draft.ts';
import { replaceAd } from './replace-document.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: crop.server-side
test('shows the video in the crop of the new ad', async () => {
  stubServer().ads.set('ad-number-1', {
    ...createStoredAd({
      adId: 'ad-number-1',
      config: { id: 'ad-number-1', assets: { gameplayVideo: { filePath: 'asset:video-123', zoom: 1 } } },
      version: 1,
    }),
    assets: { 'video-123': { ...storedClip, crops: ['split_16:9_1_0_0', 'split_16:9_1.5_0_0'] } },
  });
  fakeEventSource();
  const store = createTestStore();
  await store.dispatch(openDraft('ad-number-1'));
  const shown = () => selectAsset(store.getState(), 'gameplayVideo')?.cut?.zoom;
  expect(shown()).toBe(1);
  store.dispatch(
    replaceAd((ad) => ({ ...ad, assets: { gameplayVideo: { filePath: 'asset:video-123', zoom: 1.5 } } }), {
      name: 'import spreadsheet',
      text: 'Imported',
    }),
  );
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(shown()).toBe(1.5);
});
