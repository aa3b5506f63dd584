// Requirement: autosave.saving
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../test/create-memory-copies.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { retryDelayMs } from './autosave.ts';
import { openNewDraft } from '../open-draft.ts';
import { saveDraft } from './save-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('creates a new ad once, with the product’s defaults', async () => {
  const { server, store } = await setup();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/ads']);
  expect(server.calls[0]?.body).toMatchObject({ id: 'ad-number-1', name: 'Untitled Ad', pausePointCount: 2 });
  expect(store.getState().saving).toMatchObject({ status: 'saved', version: 1 });
});

test('saves changes once, after 900 ms of quiet, with the version they started from', async () => {
  const { server, store } = await setup();
  store.dispatch(adChanged({ name: 'A' }));
  await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs - 1);
  store.dispatch(adChanged({ name: 'AB' }));
  await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs - 1);
  expect(server.calls).toHaveLength(1);
  expect(store.getState().saving.status).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toHaveLength(2);
  expect(server.calls[1]).toMatchObject({
    method: 'PUT',
    path: '/api/ads/ad-number-1',
    ifMatch: '"1"',
    body: { name: 'AB' },
  });
  expect(store.getState().saving).toMatchObject({ status: 'saved', version: 2 });
});

// Requirement: reliability.closed-page
test('stores every change on the device before it is sent', async () => {
  const { server, store, copies } = await setup();
  store.dispatch(adChanged({ name: 'Kept' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toHaveLength(1);
  expect((await copies.read('ad-number-1'))?.document.name).toBe('Kept');
});

test('a 404 turns autosave off for the session and counts as success', async () => {
  const { server, store, change } = await setup();
  server.answerNext({
    status: 404,
    body: { success: false, error: { code: 'unknown-ad', message: 'Gone' } },
  });
  await change('B');
  expect(store.getState().saving.status).toBe('off');
  await change('C');
  expect(server.calls).toHaveLength(2);
  expect(store.getState().saving.savedRevision).toBe(store.getState().saving.revision);
});

// Requirement: reliability.offline
test('retries ever more slowly without a network until the draft is saved', async () => {
  const { server, store, change } = await setup();
  server.isOffline = true;
  await change('B');
  expect(store.getState().saving.status).toBe('offline');
  await vi.advanceTimersByTimeAsync(timings.saveRetryFirstMs);
  expect(server.calls).toHaveLength(3);
  server.isOffline = false;
  await vi.advanceTimersByTimeAsync(retryDelayMs(2));
  expect(store.getState().saving.status).toBe('saved');
  expect(server.calls.at(-1)?.body).toMatchObject({ name: 'B' });
});

test('retries wait twice as long each time, up to a limit', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([2000, 4000, 8000]);
  expect(retryDelayMs(50)).toBe(timings.saveRetryMaxMs);
});

test('a refused save shows the catalogue’s message, not the server’s, and waits for the next change', async () => {
  const { server, store, change } = await setup();
  server.answerNext({
    status: 422,
    body: { success: false, error: { code: 'invalid-ad', message: messages.ad.updateFailed } },
  });
  await change('B');
  expect(store.getState().saving).toMatchObject({ status: 'failed', message: messages.ad.updateFailed });
  await vi.advanceTimersByTimeAsync(10 * timings.saveRetryMaxMs);
  expect(server.calls).toHaveLength(2);
  await change('C');
  expect(store.getState().saving.status).toBe('saved');
});

test('saves changes made during a save after it, from its version', async () => {
  const { server, store, change } = await setup();
  const release = server.holdNext();
  await change('B');
  expect(store.getState().saving.status).toBe('sending');
  await change('C');
  expect(server.calls).toHaveLength(2);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls[2]).toMatchObject({ ifMatch: '"2"', body: { name: 'C' } });
  expect(store.getState().saving).toMatchObject({ status: 'saved', version: 3 });
});

// Requirement: reliability.closed-page
test('leaving the page sends unsaved changes at once, in a request that outlives the page', async () => {
  const { server, store } = await setup();
  store.dispatch(adChanged({ name: 'B' }));
  await store.dispatch(saveDraft({ isLeaving: true }));
  expect(server.calls[1]).toMatchObject({ method: 'PUT', keepalive: true, body: { name: 'B' } });
});

test('leaving the page with everything saved sends nothing', async () => {
  const { server, store } = await setup();
  await store.dispatch(saveDraft({ isLeaving: true }));
  expect(server.calls).toHaveLength(1);
});

async function setup() {
  const server = stubServer();
  const copies = createMemoryCopies();
  const store = createTestStore({ copies, generateId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  await vi.advanceTimersByTimeAsync(0);
  const change = async (name: string) => {
    store.dispatch(adChanged({ name }));
    await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  };
  return { server, store, copies, change };
}
