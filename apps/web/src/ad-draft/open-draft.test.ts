import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../test/memory-copies.ts';
import { storedAd, stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { openDraft } from './open-draft.ts';
import { keepOwnVersion, takeServerVersion } from './resolve-conflict.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const adId = 'ad-number-1';
const older = '2026-01-01T10:00:00.000Z';
const newer = '2026-01-01T11:00:00.000Z';

test('brings back the server’s ad with the addresses and measures of its uploads', async () => {
  const { server, store } = setup();
  const config: AdConfig = {
    id: adId,
    assets: {
      coverImage: { filePath: 'asset:cover-123' },
      gameplayVideo: { filePath: 'asset:video-123', zoom: 2 },
    },
    updatedAt: older,
  };
  const base = {
    originalName: 'clip.mp4',
    fileSize: 9,
    width: 1280,
    height: 720,
    duration: 12,
    frameRate: 30,
  };
  server.ads.set(adId, {
    ...storedAd({ adId, config, version: 4 }),
    assets: {
      'video-123': {
        ...base,
        id: 'video-123',
        kind: 'video',
        filePath: '/api/assets/video-123',
        fileSystemPath: 'asset:video-123',
        optimizedUrl: '/api/assets/cut-456',
      },
    },
  });
  await store.dispatch(openDraft(adId));
  const { adDraft, saving } = store.getState();
  expect(adDraft.status).toBe('ready');
  expect(adDraft.config.createdAt).toBe(server.ads.get(adId)?.createdAt);
  expect(adDraft.config.assets?.gameplayVideo).toMatchObject({
    processedUrl: '/api/assets/cut-456',
    duration: 12,
    width: 1280,
    zoom: 2,
  });
  expect(adDraft.config.assets?.coverImage).toMatchObject({ processedUrl: '/api/assets/cover-123' });
  expect(saving).toMatchObject({ status: 'saved', version: 4 });
});

test('restores this device’s copy when it is newer than the server’s, and sends it', async () => {
  const { server, store, copies } = setup();
  server.ads.set(adId, storedAd({ adId, config: { name: 'Sent', updatedAt: older }, version: 2 }));
  await copies.write({ adId, config: { name: 'Newer', updatedAt: newer }, version: 2, sentUpdatedAts: [] });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.config.name).toBe('Newer');
  await vi.waitFor(() => expect(server.ads.get(adId)?.config.name).toBe('Newer'));
});

test('a copy of equal age keeps what is never sent, such as a half-typed address', async () => {
  const { server, store, copies } = setup();
  const config: AdConfig = { updatedAt: older, cta: { storeUrl: '' } };
  server.ads.set(adId, storedAd({ adId, config, version: 2 }));
  await copies.write({
    adId,
    config: { ...config, cta: { storeUrl: 'https:/' } },
    version: 2,
    sentUpdatedAts: [older],
  });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.config.cta?.storeUrl).toBe('https:/');
  expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('an older copy gives way to the server', async () => {
  const { server, store, copies } = setup();
  server.ads.set(adId, storedAd({ adId, config: { name: 'Server', updatedAt: newer }, version: 7 }));
  await copies.write({ adId, config: { name: 'Old', updatedAt: older }, version: 3, sentUpdatedAts: [] });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.config.name).toBe('Server');
});

test('a newer copy from another version asks which one stays, and sends nothing before', async () => {
  const { server, store } = await conflicted();
  expect(store.getState().saving.status).toBe('conflict');
  expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('keeping one’s own version sends it on top of the server’s', async () => {
  const { server, store } = await conflicted();
  store.dispatch(keepOwnVersion());
  await vi.waitFor(() => expect(store.getState().saving).toMatchObject({ status: 'saved', version: 6 }));
  expect(server.ads.get(adId)?.config.name).toBe('Here');
});

test('taking the other version shows it and sends nothing', async () => {
  const { server, store } = await conflicted();
  store.dispatch(takeServerVersion());
  expect(store.getState().adDraft.config.name).toBe('Elsewhere');
  expect(store.getState().saving.status).toBe('saved');
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('an ad that nobody knows is missing, one that was never sent is created', async () => {
  const { server, store, copies } = setup();
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.status).toBe('missing');
  await copies.write({ adId, config: { id: adId, name: 'Offline' }, version: null, sentUpdatedAts: [] });
  await store.dispatch(openDraft(adId, { isRetry: true }));
  await vi.waitFor(() => expect(server.ads.get(adId)?.config.name).toBe('Offline'));
});

test('an ad that was deleted elsewhere stays on this device, and is not made anew', async () => {
  const { server, store, copies } = setup();
  await copies.write({ adId, config: { id: adId, name: 'Here' }, version: 3, sentUpdatedAts: [] });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft).toMatchObject({ status: 'ready', config: { name: 'Here' } });
  await vi.waitFor(() => expect(store.getState().saving.status).toBe('off'));
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an ad that was deleted on this device is missing until it is brought back', async () => {
  const { store, copies } = setup();
  const copy = { adId, config: { id: adId, name: 'Deleted' }, version: 3, sentUpdatedAts: [] };
  await copies.write({ ...copy, deletedAt: newer });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.status).toBe('missing');
});

test('without a server the device’s copy is shown', async () => {
  const { server, store, copies } = setup();
  server.isOffline = true;
  await copies.write({ adId, config: { name: 'Here' }, version: 2, sentUpdatedAts: [] });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft).toMatchObject({ status: 'ready', config: { name: 'Here' } });
  await vi.waitFor(() => expect(store.getState().saving.status).toBe('offline'));
});

function setup() {
  const server = stubServer();
  const copies = memoryCopies();
  return { server, copies, store: createStore({ copies }) };
}

async function conflicted() {
  const { server, copies, store } = setup();
  server.ads.set(adId, storedAd({ adId, config: { name: 'Elsewhere', updatedAt: older }, version: 5 }));
  await copies.write({
    adId,
    config: { id: adId, name: 'Here', updatedAt: newer },
    version: 3,
    sentUpdatedAts: [],
  });
  await store.dispatch(openDraft(adId));
  return { server, store };
}
