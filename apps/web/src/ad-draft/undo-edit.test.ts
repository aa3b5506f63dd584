import { timings } from '@spinreel/config-schema/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../test/memory-copies.ts';
import { stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { adChanged } from './ad-draft-slice.ts';
import { openDraft, openNewDraft } from './open-draft.ts';
import { goToStep, redoEdit, undoableName, undoEdit } from './undo-edit.ts';
import { removeImage } from './upload-image.ts';
import { uploadFailed } from './uploads-slice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const coverImage = { filePath: 'asset:cover-1', processedUrl: '/api/assets/cover-1' };

test('an undone change is saved like any other', async () => {
  const { server, store, settle } = await setup();
  store.dispatch(adChanged({ name: 'Changed' }));
  await settle();
  expect(store.dispatch(undoEdit())).toBe('change ad name');
  await settle();
  expect(server.ads.get('ad-number-1')?.config.name).toBe('Untitled Ad');
  expect(store.dispatch(redoEdit())).toBe('change ad name');
  await settle();
  expect(server.ads.get('ad-number-1')?.config.name).toBe('Changed');
});

test('an undone removal brings the upload back, and nothing is said any more of what failed there', async () => {
  const { store } = await setup();
  store.dispatch(adChanged({ assets: { coverImage } }));
  store.dispatch(removeImage('coverImage'));
  store.dispatch(uploadFailed({ slot: 'coverImage', message: 'Upload failed' }));
  expect(store.dispatch(undoEdit())).toBe('remove cover image');
  expect(store.getState().adDraft.config.assets?.coverImage).toEqual(coverImage);
  expect(store.getState().uploads.coverImage).toBeUndefined();
});

test('going to any step is one save, stops at its ends, and is reversed step by step or at once', async () => {
  const { server, store, settle } = await setup();
  for (const videoSize of [0.5, 0.6, 0.7])
    store.dispatch(adChanged({ videoSize }, { gesture: `${videoSize}` }));
  await settle();
  const callsBefore = server.calls.length;
  store.dispatch(goToStep(1));
  expect(store.getState().adDraft.config.videoSize).toBe(0.5);
  await settle();
  expect(server.calls).toHaveLength(callsBefore + 1);
  expect(server.ads.get('ad-number-1')?.config.videoSize).toBe(0.5);

  store.dispatch(redoEdit());
  expect(store.getState().adDraft.config.videoSize).toBe(0.6);
  store.dispatch(goToStep(99));
  expect(store.getState().adDraft.config.videoSize).toBe(0.7);
  store.dispatch(goToStep(0));
  expect(undoableName(store.getState())).toBeNull();
  store.dispatch(goToStep(3));
  expect(store.getState().adDraft.config.videoSize).toBe(0.7);
});

test('what can be undone outlives the page', async () => {
  const { store, copies, settle } = await setup();
  store.dispatch(adChanged({ name: 'Changed' }));
  await settle();
  const reloaded = createStore({ copies });
  await reloaded.dispatch(openDraft('ad-number-1'));
  expect(undoableName(reloaded.getState())).toBe('change ad name');
  reloaded.dispatch(undoEdit());
  expect(reloaded.getState().adDraft.config.name).toBe('Untitled Ad');
});

test('with nothing to undo nothing happens', async () => {
  const { server, store, settle } = await setup();
  expect(store.dispatch(undoEdit())).toBeNull();
  expect(store.dispatch(redoEdit())).toBeNull();
  await settle();
  expect(server.calls).toHaveLength(1);
});

async function setup() {
  const server = stubServer();
  const copies = memoryCopies();
  const store = createStore({ copies, newId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  const settle = () => vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  await settle();
  return { server, store, copies, settle };
}
