import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../test/create-memory-copies.ts';
import { createStoredAd, stubServer } from '../../test/stub-server.ts';
import { storedClip } from '../../test/stored-clip.ts';
import { createTestStore } from '../../test/create-test-store.ts';
import { adChanged } from './ad-draft-slice.ts';
import { selectAssetUrl, selectConfig } from './catalogue/select-asset.ts';
import { openDraft } from './open-draft.ts';
import { saveDraft } from './saving/save-draft.ts';
import { keepOwnVersion, takeServerVersion } from './saving/conflicts/resolve-conflict.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const adId = 'ad-number-1';
const older = '2026-01-01T10:00:00.000Z';
const newer = '2026-01-01T11:00:00.000Z';

test('restores the server’s ad with the URLs and measures of its uploads', async () => {
  const { server, store } = setup();
  const config: AdConfig = {
    id: adId,
    assets: {
      coverImage: { filePath: 'asset:cover-123' },
      gameplayVideo: { filePath: 'asset:video-123', zoom: 2 },
    },
    updatedAt: older,
  };
  const cut = { splitScreen: true, zoom: 2, zoomX: 0, zoomY: 0 };
  server.ads.set(adId, {
    ...createStoredAd({ adId, config, version: 4 }),
    assets: { 'video-123': { ...storedClip, optimizedUrl: '/api/assets/cut-456', cut } },
  });
  await store.dispatch(openDraft(adId));
  const { adDraft, saving } = store.getState();
  expect(adDraft.status).toBe('ready');
  expect(adDraft.createdAt).toBe(server.ads.get(adId)?.createdAt);
  expect(adDraft.document.assets?.gameplayVideo).toMatchObject({ filePath: 'asset:video-123', zoom: 2 });
  expect(selectConfig(store.getState()).assets?.gameplayVideo).toMatchObject({ duration: 12, width: 1280 });
  expect(selectAssetUrl(store.getState(), 'gameplayVideo')).toBe('/api/assets/cut-456');
  expect(selectAssetUrl(store.getState(), 'coverImage')).toBe('/api/assets/cover-123');
  expect(saving).toMatchObject({ status: 'saved', version: 4 });
});

test('restores this device’s copy if it is newer than the server’s, and sends it', async () => {
  const { server, store, copies } = setup();
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Sent', updatedAt: older }, version: 2 }));
  await copies.write({ adId, document: { name: 'Newer' }, updatedAt: newer, version: 2 });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.document.name).toBe('Newer');
  await vi.waitFor(() => expect(server.ads.get(adId)?.config.name).toBe('Newer'));
});

test('keeps from an equally old copy what is never sent, such as a half-typed URL', async () => {
  const { server, store, copies } = setup();
  const config: AdConfig = { updatedAt: older, cta: { storeUrl: '' } };
  server.ads.set(adId, createStoredAd({ adId, config, version: 2 }));
  await copies.write({
    adId,
    document: { cta: { storeUrl: 'https:/' } },
    version: 2,
  });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.document.cta?.storeUrl).toBe('https:/');
  expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('an older copy gives way to the server’s', async () => {
  const { server, store, copies } = setup();
  const config: AdConfig = { name: 'Old', updatedAt: older };
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Server', updatedAt: newer }, version: 7 }));
  await copies.write({ adId, document: toDocument(config), version: 3, base: toDocument(config) });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.document.name).toBe('Server');
});

test('accepts a version from elsewhere without a newer time, and starts the next save from it', async () => {
  const { server, store, copies } = setup();
  const config: AdConfig = { id: adId, name: 'Here', cta: { label: 'Spin!' }, updatedAt: newer };
  await copies.write({ adId, document: toDocument(config), version: 3, base: toDocument(config) });
  const elsewhere = { ...config, cta: { label: 'Play now' } };
  server.ads.set(adId, createStoredAd({ adId, config: elsewhere, version: 4 }));
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.document.cta?.label).toBe('Play now');
  expect(store.getState().saving).toMatchObject({ status: 'saved', version: 4 });
  store.dispatch(adChanged({ name: 'Renamed' }));
  await store.dispatch(saveDraft());
  expect(server.calls.at(-1)).toMatchObject({ method: 'PUT', ifMatch: '"4"' });
  expect(server.ads.get(adId)?.config).toMatchObject({ name: 'Renamed', cta: { label: 'Play now' } });
});

test('merges a version from elsewhere with unsent changes of other fields, whatever their times', async () => {
  const { server, store, copies } = setup();
  const base: AdConfig = { id: adId, name: 'Here', cta: { label: 'Spin!' }, updatedAt: older };
  await copies.write({
    adId,
    document: { ...toDocument(base), name: 'Unsent' },
    version: 3,
    base: toDocument(base),
  });
  const elsewhere = { ...base, cta: { label: 'Play now' }, updatedAt: newer };
  server.ads.set(adId, createStoredAd({ adId, config: elsewhere, version: 4 }));
  await store.dispatch(openDraft(adId));
  const both = { name: 'Unsent', cta: { label: 'Play now' } };
  await vi.waitFor(() => expect(server.ads.get(adId)?.config).toMatchObject(both));
});

test('a save without a response counts as this device’s own', async () => {
  const { server, store, copies } = setup();
  const base: AdConfig = { id: adId, name: 'Ad' };
  const sent = { ...base, name: 'Ad one' };
  server.ads.set(adId, createStoredAd({ adId, config: sent, version: 4 }));
  const config = { ...base, name: 'Ad one two' };
  await copies.write({
    adId,
    document: toDocument(config),
    version: 3,
    base: toDocument(base),
    unansweredDocuments: [toDocument(sent)],
  });
  await store.dispatch(openDraft(adId));
  await vi.waitFor(() => expect(server.ads.get(adId)).toMatchObject({ version: 5, config }));
});

test('asks which version stays if the server was reset to an older state', async () => {
  const { server, store, copies } = setup();
  const config: AdConfig = { id: adId, name: 'Newest' };
  await copies.write({ adId, document: toDocument(config), version: 9, base: toDocument(config) });
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Restored' }, version: 7 }));
  await store.dispatch(openDraft(adId));
  expect(store.getState().saving.status).toBe('conflict');
  expect(store.getState().adDraft.document.name).toBe('Newest');
});

test('returning to an open ad shows what was saved elsewhere meanwhile', async () => {
  const { server, store } = setup();
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Before' }, version: 1 }));
  await store.dispatch(openDraft(adId));
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Elsewhere' }, version: 2 }));
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.document.name).toBe('Elsewhere');
  expect(store.getState().saving).toMatchObject({ status: 'saved', version: 2 });
});

test('asks which version stays if a newer copy started from another version, and sends nothing before', async () => {
  const { server, store } = await openConflictedDraft();
  expect(store.getState().saving.status).toBe('conflict');
  expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('keeping the own version sends it on top of the server’s', async () => {
  const { server, store } = await openConflictedDraft();
  store.dispatch(keepOwnVersion());
  await vi.waitFor(() => expect(store.getState().saving).toMatchObject({ status: 'saved', version: 6 }));
  expect(server.ads.get(adId)?.config.name).toBe('Here');
});

test('choosing the other version shows it and sends nothing', async () => {
  const { server, store } = await openConflictedDraft();
  store.dispatch(takeServerVersion());
  expect(store.getState().adDraft.document.name).toBe('Elsewhere');
  expect(store.getState().saving.status).toBe('saved');
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('reports an unknown ad as missing, and creates one that was never sent', async () => {
  const { server, store, copies } = setup();
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.status).toBe('missing');
  await copies.write({ adId, document: { name: 'Offline' }, version: null });
  await store.dispatch(openDraft(adId, { isRetry: true }));
  await vi.waitFor(() => expect(server.ads.get(adId)?.config.name).toBe('Offline'));
});

test('an ad that was deleted elsewhere stays on this device and is not created again', async () => {
  const { server, store, copies } = setup();
  await copies.write({ adId, document: { name: 'Here' }, version: 3 });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft).toMatchObject({ status: 'ready', document: { name: 'Here' } });
  await vi.waitFor(() => expect(store.getState().saving.status).toBe('off'));
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an ad that was deleted on this device is missing until it is restored', async () => {
  const { store, copies } = setup();
  const copy = { adId, document: { name: 'Deleted' }, version: 3 };
  await copies.write({ ...copy, deletedAt: newer });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft.status).toBe('missing');
});

test('shows the device’s copy without a server', async () => {
  const { server, store, copies } = setup();
  server.isOffline = true;
  await copies.write({ adId, document: { name: 'Here' }, version: 2 });
  await store.dispatch(openDraft(adId));
  expect(store.getState().adDraft).toMatchObject({ status: 'ready', document: { name: 'Here' } });
  await vi.waitFor(() => expect(store.getState().saving.status).toBe('offline'));
});

function setup() {
  const server = stubServer();
  const copies = createMemoryCopies();
  return { server, copies, store: createTestStore({ copies }) };
}

async function openConflictedDraft() {
  const { server, copies, store } = setup();
  server.ads.set(adId, createStoredAd({ adId, config: { name: 'Elsewhere', updatedAt: older }, version: 5 }));
  await copies.write({
    adId,
    document: { name: 'Here' },
    updatedAt: newer,
    version: 3,
  });
  await store.dispatch(openDraft(adId));
  return { server, store };
}
