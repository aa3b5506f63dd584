// @vitest-environment jsdom
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { stubServer } from '../../../../test/stub-server.ts';
import type { CatalogueAsset } from '../../../ad-draft/catalogue/catalogue.ts';
import { assetReceived } from '../../../ad-draft/catalogue/catalogue-slice.ts';
import { draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { undoEdit } from '../../../ad-draft/history/undo-edit.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { toasts } from '../../../ui/feedback/toasts.ts';
import { VariantsTable } from './variants-table.tsx';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the base row is edited with keys, and one undo restores it', () => {
  const { store, getCell } = setup();
  fireEvent.pointerDown(getCell(0, 1), { button: 0 });
  fireEvent.keyDown(getCell(0, 1), { key: 'F2' });
  const field = screen.getByLabelText<HTMLInputElement>('Cover text');
  expect(field.value).toBe('Win');
  fireEvent.input(field, { target: { value: 'Play' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(store.getState().adDraft.ad.cta?.coverText).toBe('Play');
  expect(getCell(0, 1).textContent).toContain('Play');
  store.dispatch(undoEdit());
  expect(store.getState().adDraft.ad.cta?.coverText).toBe('Win');
});

test('Escape leaves a cell as it was', () => {
  const { store, getCell } = setup();
  fireEvent.pointerDown(getCell(0, 1), { button: 0 });
  fireEvent.keyDown(getCell(0, 1), { key: 'Enter' });
  const field = screen.getByLabelText('Cover text');
  fireEvent.input(field, { target: { value: 'Play' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(store.getState().adDraft.ad.cta?.coverText).toBe('Win');
});

test('arrow keys move the only cell in the tab order, and with Shift they select a block', () => {
  const { getCell } = setup();
  fireEvent.pointerDown(getCell(0, 1), { button: 0 });
  fireEvent.keyDown(getCell(0, 1), { key: 'ArrowRight' });
  expect(getCell(0, 2).tabIndex).toBe(0);
  expect(document.activeElement).toBe(getCell(0, 2));
  fireEvent.keyDown(getCell(0, 2), { key: 'ArrowLeft', shiftKey: true });
  expect([1, 2].map((column) => getCell(0, column).getAttribute('aria-selected'))).toEqual(['true', 'true']);
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([getCell(0, 2)]);
});

test('the selected block is copied for spreadsheets, and cutting it resets the cells', () => {
  const { store, getCell } = setup();
  fireEvent.pointerDown(getCell(0, 1), { button: 0 });
  fireEvent.keyDown(getCell(0, 1), { key: 'ArrowRight', shiftKey: true });
  const copied = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => copied.set(type, text) };
  fireEvent.cut(getCell(0, 1), { clipboardData });
  expect(copied.get('text/plain')).toBe('Win\tSpin!\r\n');
  expect(store.getState().adDraft.ad.cta).toBeUndefined();
});

test('pasted rows behind the last one become variants in one step', () => {
  const { store, getCell } = setup();
  fireEvent.pointerDown(getCell(0, 1), { button: 0 });
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'A\tB\nC\tD\nE\tF\n' : '') };
  fireEvent.paste(getCell(0, 1), { clipboardData });
  const { ad } = store.getState().adDraft;
  expect(ad.cta).toEqual({ coverText: 'A', label: 'B' });
  expect(ad.variants?.map(({ overrides }) => overrides)).toEqual([
    { 'cta.coverText': 'C', 'cta.label': 'D' },
    { 'cta.coverText': 'E', 'cta.label': 'F' },
  ]);
  store.dispatch(undoEdit());
  expect(store.getState().adDraft.ad.variants).toHaveLength(1);
});

test('the chosen columns are stored on this device, and another table shows them', async () => {
  setup();
  await chooseColumn('Outro button text');
  expect(JSON.parse(localStorage.getItem(storageKeys.variantColumns) ?? '')).toEqual({
    'outro.label': false,
  });
  cleanup();
  setup();
  expect(screen.queryByRole('columnheader', { name: 'Outro button text' })).toBeNull();
  await chooseColumn('Outro button text');
  expect(screen.getByRole('columnheader', { name: 'Outro button text' })).toBeTruthy();
});

test('stored columns that are no JSON are ignored', () => {
  localStorage.setItem(storageKeys.variantColumns, '[nonsense');
  setup();
  expect(screen.getByRole('columnheader', { name: 'Outro button text' })).toBeTruthy();
});

test('times in the video are copied and pasted, and not typed', () => {
  localStorage.setItem(storageKeys.variantColumns, '{"assets.gameplayVideo.trim":true,"pausePoints":true}');
  const trim = { startSeconds: 1.5, endSeconds: 12 };
  const { store, getCell, findColumn } = setup({
    assets: { gameplayVideo: { filePath: 'asset:video-01', trim } },
    pausePoints: [{ id: 'a', timestamp: 3 }],
  });
  expect(getCell(0, findColumn('Pause points')).textContent).toContain('00:03.00');
  const cell = getCell(0, findColumn('Trim'));
  expect(cell.textContent).toContain('00:01.50 to 00:12.00');
  fireEvent.pointerDown(cell, { button: 0 });
  fireEvent.keyDown(cell, { key: 'F2' });
  expect(screen.queryByLabelText('Trim')).toBeNull();
  const copied = new Map<string, string>();
  fireEvent.copy(cell, {
    clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
  });
  fireEvent.keyDown(cell, { key: 'Delete' });
  expect(store.getState().adDraft.ad.assets?.gameplayVideo).toEqual({ filePath: 'asset:video-01' });
  fireEvent.paste(cell, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? copied.get(type) : '') },
  });
  expect(store.getState().adDraft.ad.assets?.gameplayVideo?.trim).toEqual(trim);
});

test('another video of the ad is chosen from a list', () => {
  const { store, openList } = setupVideos({ filePath: 'asset:video-01' });
  const list = openList();
  expect([...list.options].map(({ text }) => text)).toEqual(['video-01.mp4', 'video-02.mp4']);
  fireEvent.change(list, { target: { value: 'asset:video-02' } });
  expect(store.getState().adDraft.ad.assets?.gameplayVideo).toEqual({ filePath: 'asset:video-02' });
  expect(screen.queryByText(/The new video/)).toBeNull();
});

test('a video of another shape is not cropped as the former one, which the table says and Undo reverts', async () => {
  const { store, openList } = setupVideos({ filePath: 'asset:video-01', zoom: 1.5 }, { width: 1920 });
  fireEvent.change(openList(), { target: { value: 'asset:video-02' } });
  const readVideo = () => store.getState().adDraft.ad.assets?.gameplayVideo;
  expect(readVideo()).toEqual({ filePath: 'asset:video-02' });
  await screen.findByText('The new video is shown without the video zoom of the former video.');
  fireEvent.click(screen.getByText('Undo'));
  expect(readVideo()).toEqual({ filePath: 'asset:video-01', zoom: 1.5 });
});

test('without variants, the table explains them', () => {
  const { store } = setup({ variants: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Add variant' }));
  expect(store.getState().adDraft.ad.variants).toHaveLength(1);
  expect(screen.getByRole('grid', { name: 'Variants' })).toBeTruthy();
});

async function chooseColumn(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name }));
}

/** Shows an ad with two known videos. `other` is how the second one differs. `openList` opens the list of videos of the base. */
function setupVideos(gameplayVideo: VideoAsset, other: Partial<CatalogueAsset> = {}) {
  localStorage.setItem(storageKeys.variantColumns, '{"assets.gameplayVideo":true}');
  const table = setup({ assets: { gameplayVideo } });
  const { store, getCell, findColumn } = table;
  const video = { width: 720, height: 1280, duration: 9, frameRate: 30, fileSize: null, optimizedUrl: '' };
  act(() => {
    const known = { 'video-01': video, 'video-02': { ...video, ...other } };
    for (const [id, asset] of Object.entries(known))
      store.dispatch(
        assetReceived({ handle: `asset:${id}`, asset: { ...asset, originalName: `${id}.mp4` } }),
      );
  });
  const openList = () => {
    const cell = getCell(0, findColumn('Gameplay video'));
    fireEvent.pointerDown(cell, { button: 0 });
    fireEvent.keyDown(cell, { key: 'Enter' });
    return screen.getByLabelText<HTMLSelectElement>('Gameplay video');
  };
  return { ...table, openList };
}

function setup(changes: AdDocument = {}) {
  stubServer();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const store = createTestStore();
  const ad: AdDocument = { cta: { coverText: 'Win', label: 'Spin!' }, variants: [{ id: 'one' }], ...changes };
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: ad, version: 1, isDirty: false }));
  render(
    <Provider store={store}>
      <VariantsTable onCombine={() => undefined} />
      <Toaster />
    </Provider>,
  );
  const getCell = (row: number, column: number) => {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
    if (cell === null) throw new Error(`The cell ${row} ${column} is not drawn.`);
    return cell;
  };
  const findColumn = (title: string) =>
    screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title);
  return { store, getCell, findColumn };
}
