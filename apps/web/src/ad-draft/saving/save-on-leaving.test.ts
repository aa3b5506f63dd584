// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../../test/stub-server.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { saveOnLeaving } from './autosave.ts';
import { uploadForgotten, uploadProgressed } from '../uploads/uploads-slice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('asks before leaving during an upload, but not for what the server continues', () => {
  stubServer();
  const store = createTestStore();
  const stop = saveOnLeaving(store);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const reportProgress = (stage: 'uploading' | 'processing') =>
    store.dispatch(uploadProgressed({ slot: 'coverImage', percent: 40, stage, message: 'Uploading...' }));
  expect(isAsked()).toBe(false);
  reportProgress('uploading');
  expect(isAsked()).toBe(true);
  reportProgress('processing');
  expect(isAsked()).toBe(false);
  reportProgress('uploading');
  store.dispatch(uploadForgotten('coverImage'));
  expect(isAsked()).toBe(false);
  stop();
});
