import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftCopies } from './draft-copies.ts';
import type { DraftCopy } from './draft-copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const copy: DraftCopy = {
  adId: 'ad-number-1',
  document: { name: 'Kept' },
  version: 3,
};

test('a copy outlives the page that wrote it', async () => {
  expect(await createDraftCopies('outlives').write(copy)).toBe(true);
  expect(await createDraftCopies('outlives').read('ad-number-1')).toEqual(copy);
});

test('a device that never opened an ad has no copy of it', async () => {
  expect(await createDraftCopies('empty').read('ad-number-1')).toBeNull();
});

test('works for the open page in a browser without storage, and reports that nothing is stored', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const copies = createDraftCopies('private');
  expect(await copies.write(copy)).toBe(false);
  expect(await copies.read('ad-number-1')).toEqual(copy);
});
