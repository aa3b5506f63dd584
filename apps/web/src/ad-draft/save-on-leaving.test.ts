// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../test/memory-copies.ts';
import { stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { saveOnLeaving } from './autosave.ts';
import { uploadForgotten, uploadProgressed } from './uploads-slice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('leaving is asked about while a file is on its way, and not for what the server goes on with', () => {
  stubServer();
  const store = createStore({ copies: memoryCopies() });
  const stop = saveOnLeaving(store);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const progressed = (stage: 'uploading' | 'processing') =>
    store.dispatch(uploadProgressed({ slot: 'coverImage', percent: 40, stage, message: 'Uploading...' }));
  expect(isAsked()).toBe(false);
  progressed('uploading');
  expect(isAsked()).toBe(true);
  progressed('processing');
  expect(isAsked()).toBe(false);
  progressed('uploading');
  store.dispatch(uploadForgotten('coverImage'));
  expect(isAsked()).toBe(false);
  stop();
});
