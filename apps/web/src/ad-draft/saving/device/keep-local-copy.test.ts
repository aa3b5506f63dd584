import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../../test/create-memory-copies.ts';
import { stubServer } from '../../../../test/stub-server.ts';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { adChanged } from '../../ad-draft-slice.ts';
import { keepLocalCopy } from './keep-local-copy.ts';
import { openDraft, openNewDraft } from '../../open-draft.ts';
import { undoEdit } from '../../history/undo-edit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Requirement: placement.dragging
test('a page that dies during a drag leaves the drag as a step that can be undone', async () => {
  stubServer();
  const copies = createMemoryCopies();
  const dying = createTestStore({ copies });
  const adId = dying.dispatch(openNewDraft());
  const cover = { x: 0.2, y: 0.7 };
  await dying.dispatch(keepLocalCopy(adChanged({ cta: { positions: { cover } } }, { gesture: 'drag-1' })));
  expect(dying.getState().adDraft.document.cta?.positions?.cover).not.toEqual(cover);

  const next = createTestStore({ copies });
  await next.dispatch(openDraft(adId));
  expect(next.getState().adDraft.document.cta?.positions?.cover).toEqual(cover);
  expect(next.dispatch(undoEdit())).toBe('move spin button');
});
