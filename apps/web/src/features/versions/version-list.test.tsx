// @vitest-environment jsdom
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { adChanged, draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { toDraftDocument } from '../../ad-draft/document/draft-document.ts';
import { undoEdit } from '../../ad-draft/history/undo-edit.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { toasts } from '../../ui/feedback/toasts.ts';
import { VersionList } from './version-list.tsx';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
  vi.unstubAllGlobals();
});

test('Undo reverses a restore', async () => {
  const { restore, undo, draft } = await setup({ now: { videoSize: 0.7 }, saved: { videoSize: 0.5 } });
  await restore();
  expect(draft().document.videoSize).toBe(0.5);
  undo();
  expect(draft().document.videoSize).toBe(0.7);
});

test('Undo reverses a restore also if something was changed since, which can be redone', async () => {
  const { store, restore, undo, draft } = await setup({
    now: { videoSize: 0.7 },
    saved: { videoSize: 0.5 },
  });
  await restore();
  store.dispatch(adChanged({ pausePointCount: 1 }));
  undo();
  expect(draft().document).toMatchObject({ videoSize: 0.7 });
  expect(draft().history.undone.map(({ name }) => name)).toHaveLength(2);
});

test('Undo changes nothing else if the restore was undone already', async () => {
  const { store, restore, undo, draft } = await setup({
    now: { videoSize: 0.7 },
    saved: { videoSize: 0.5 },
  });
  store.dispatch(adChanged({ pausePointCount: 1 }));
  await restore();
  store.dispatch(undoEdit());
  undo();
  expect(draft().document).toMatchObject({ videoSize: 0.7, pausePointCount: 1 });
});

test('offers no undo if the version equals the draft', async () => {
  const { store, restore } = await setup({ now: { videoSize: 0.7 }, saved: { videoSize: 0.5 } });
  store.dispatch(adChanged({ videoSize: 0.5 }));
  await restore();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

async function setup({ now, saved }: { now: AdConfig; saved: AdConfig }) {
  const server = stubServer();
  const store = createTestStore();
  const adId = 'ad-number-1';
  const opened = { ...now, id: adId };
  server.ads.set(adId, createStoredAd({ adId, config: opened, version: 2 }));
  store.dispatch(draftOpened({ adId, document: toDraftDocument(opened), version: 2, isDirty: false }));
  const line = { version: 1, name: 'First', savedAt: '2026-01-01T00:00:00.000Z', isCurrent: false };
  server.answerNext({ status: 200, body: { success: true, data: { versions: [line] } } });
  const onRestored = vi.fn<() => void>();
  render(
    <Provider store={store}>
      <VersionList adId={adId} onRestored={onRestored} />
      <Toaster />
    </Provider>,
  );
  const button = await screen.findByRole('button', { name: 'Restore “First”' });
  const restore = async () => {
    const data = createStoredAd({ adId, config: { ...opened, ...saved }, version: 1 });
    server.answerNext({ status: 200, body: { success: true, data } });
    fireEvent.click(button);
    await vi.waitFor(() => expect(onRestored).toHaveBeenCalled());
    await screen.findByText('Restored “First”');
  };
  const undo = () => fireEvent.click(screen.getByText('Undo'));
  return { store, restore, undo, draft: () => store.getState().adDraft };
}
