import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../test/create-memory-copies.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { openDraft, openNewDraft } from '../open-draft.ts';
import { goToStep, redoEdit, selectUndoName, undoEdit } from './undo-edit.ts';
import { removeImage } from '../uploads/upload-image-to.ts';
import { uploadFailed } from '../uploads/uploads-slice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const coverImage = { filePath: 'asset:cover-1' };

test('saves an undone change like any other', async () => {
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

test('undoing a removal restores the upload and clears its error', async () => {
  const { store } = await setup();
  store.dispatch(adChanged({ assets: { coverImage } }));
  store.dispatch(removeImage('coverImage'));
  store.dispatch(uploadFailed({ slot: 'coverImage', message: 'Upload failed' }));
  expect(store.dispatch(undoEdit())).toBe('remove cover image');
  expect(store.getState().adDraft.document.assets?.coverImage).toEqual(coverImage);
  expect(store.getState().uploads.coverImage).toBeUndefined();
});

// Requirement: history.list
test('going to any step is one save and can be reversed step by step or at once', async () => {
  const { server, store, settle } = await setup();
  for (const videoSize of [0.5, 0.6, 0.7])
    store.dispatch(adChanged({ videoSize }, { gesture: `${videoSize}` }));
  await settle();
  const callsBefore = server.calls.length;
  store.dispatch(goToStep(1));
  expect(store.getState().adDraft.document.videoSize).toBe(0.5);
  await settle();
  expect(server.calls).toHaveLength(callsBefore + 1);
  expect(server.ads.get('ad-number-1')?.config.videoSize).toBe(0.5);

  store.dispatch(redoEdit());
  expect(store.getState().adDraft.document.videoSize).toBe(0.6);
  store.dispatch(goToStep(99));
  expect(store.getState().adDraft.document.videoSize).toBe(0.7);
  store.dispatch(goToStep(0));
  expect(selectUndoName(store.getState())).toBeNull();
  store.dispatch(goToStep(3));
  expect(store.getState().adDraft.document.videoSize).toBe(0.7);
});

// Requirement: history.undo
test('what can be undone outlives the page', async () => {
  const { store, copies, settle } = await setup();
  store.dispatch(adChanged({ name: 'Changed' }));
  await settle();
  const reloaded = createTestStore({ copies });
  await reloaded.dispatch(openDraft('ad-number-1'));
  expect(selectUndoName(reloaded.getState())).toBe('change ad name');
  reloaded.dispatch(undoEdit());
  expect(reloaded.getState().adDraft.document.name).toBe('Untitled Ad');
});

test('does nothing if there is nothing to undo', async () => {
  const { server, store, settle } = await setup();
  expect(store.dispatch(undoEdit())).toBeNull();
  expect(store.dispatch(redoEdit())).toBeNull();
  await settle();
  expect(server.calls).toHaveLength(1);
});

async function setup() {
  const server = stubServer();
  const copies = createMemoryCopies();
  const store = createTestStore({ copies, generateId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  const settle = () => vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  await settle();
  return { server, store, copies, settle };
}
