import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../test/create-memory-copies.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { storedClip } from '../../../test/stored-clip.ts';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { openDraft } from '../open-draft.ts';
import { renameListedAd } from '../saving/device/device-drafts.ts';
import { selectAssetUrl } from './select-asset.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const adId = 'ad-number-1';
const config = { id: adId, assets: { gameplayVideo: { filePath: 'asset:video-123' } } };

test('another ad with the same video does not change the crop that the open ad shows', async () => {
  const server = stubServer();
  const store = createTestStore();
  const other = 'ad-number-2';
  server.ads.set(adId, { ...createStoredAd({ adId, config, version: 1 }), assets: croppedAt('/own') });
  server.ads.set(other, {
    ...createStoredAd({ adId: other, config, version: 1 }),
    assets: croppedAt('/other'),
  });
  await store.dispatch(openDraft(adId));
  await store.dispatch(renameListedAd({ id: other, name: 'Copy', home: 'server' }, 'Renamed'));
  expect(server.ads.get(other)?.config.name).toBe('Renamed');
  expect(selectAssetUrl(store.getState(), 'gameplayVideo')).toBe('/own');
});

// Requirement: reliability.closed-page
test('what is known about files outlives the page, also without the server', async () => {
  const server = stubServer();
  const copies = createMemoryCopies();
  const store = createTestStore({ copies });
  server.ads.set(adId, { ...createStoredAd({ adId, config, version: 1 }), assets: croppedAt('/own') });
  await store.dispatch(openDraft(adId));
  store.dispatch(adChanged({ name: 'Changed' }));
  await vi.waitFor(async () => expect(await copies.read(adId)).not.toBeNull());
  server.isOffline = true;
  const reloaded = createTestStore({ copies });
  await reloaded.dispatch(openDraft(adId));
  expect(selectAssetUrl(reloaded.getState(), 'gameplayVideo')).toBe('/own');
});

function croppedAt(optimizedUrl: string) {
  return { 'video-123': { ...storedClip, optimizedUrl } };
}
