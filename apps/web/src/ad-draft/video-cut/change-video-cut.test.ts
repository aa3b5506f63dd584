import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { storedClip } from '../../../test/stored-clip.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { assetReceived } from '../catalogue/catalogue-slice.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { cancelVideoWork, changeSplitScreen, changeVideoCut } from './change-video-cut.ts';
import { selectVideoAspect } from './select-video.ts';
import { openDraft, openNewDraft } from '../open-draft.ts';
import { undoEdit } from '../history/undo-edit.ts';

const reels = { x: 0.2, y: 0.2, width: 0.5, height: 0.6 };
const recutPath = '/api/upload/video/recut';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: crop.server-side, crop.on-release
test('a changed crop checks the server first, then has the stored video cropped', async () => {
  const { store, server, shown, progress } = await setup();
  server.answerNext(healthy);
  server.answerNext(cutTo('/api/assets/clip?cut=2'));
  void store.dispatch(changeVideoCut({ splitScreen: false }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/health', recutPath]);
  expect(server.calls[1]?.body).toEqual({
    filePath: 'asset:clip',
    adId: 'ad-number-1',
    splitScreen: false,
    zoom: 1,
    zoomX: 0,
    zoomY: 0,
  });
  expect(shown()).toMatchObject({ optimizedUrl: '/api/assets/clip?cut=2', originalName: 'clip.mp4' });
  expect(progress()).toMatchObject({ percent: 100, message: 'Video processed successfully' });
});

// Requirement: history.undo
test('a crop that the server makes changes nothing that can be undone or saved', async () => {
  const { store, server, shown } = await setup();
  server.answerNext(healthy);
  server.answerNext(cutTo('/api/assets/clip?cut=2'));
  void store.dispatch(changeVideoCut({ zoom: 2 }));
  await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  const { document, history } = store.getState().adDraft;
  const saves = () => server.calls.filter(({ method }) => method === 'PUT').length;
  const savesBefore = saves();
  await vi.advanceTimersByTimeAsync(2 * timings.autosaveDebounceMs);
  expect(shown()?.optimizedUrl).toBe('/api/assets/clip?cut=2');
  expect(history.done.at(-1)?.name).toBe('change video zoom');
  expect(store.getState().adDraft).toMatchObject({ document, history });
  expect(saves()).toBe(savesBefore);
});

test('reports a crop that cannot reach the server, and offers to retry it', async () => {
  const { store, server, video, progress } = await setup();
  server.isOffline = true;
  void store.dispatch(changeVideoCut({ zoom: 2 }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(progress()).toMatchObject({
    percent: 0,
    stage: 'complete',
    canRetry: true,
    message: messages.backend.unreachable,
  });
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/health']);
  expect(video()?.zoom).toBe(2);
});

test('makes the crop when the server is back, which removes the message', async () => {
  const { store, server, shown, progress } = await setup();
  server.isOffline = true;
  void store.dispatch(changeVideoCut({ zoom: 2 }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(progress()).toMatchObject({ hasFailed: true, message: messages.backend.unreachable });
  await vi.advanceTimersByTimeAsync(timings.busyRetryMs);
  expect(progress()).toMatchObject({ hasFailed: true, message: messages.backend.unreachable });
  server.isOffline = false;
  server.answerNext(healthy);
  server.answerNext(cutTo('/api/assets/clip?cut=2'));
  await vi.advanceTimersByTimeAsync(timings.busyRetryMs);
  expect(progress()).toMatchObject({ percent: 100, message: 'Video processed successfully' });
  expect(shown()?.optimizedUrl).toBe('/api/assets/clip?cut=2');
});

// Requirement: crop.server-side
test('makes one crop of several changes, the newest', async () => {
  const { store, server } = await setup();
  for (const zoom of [1.1, 1.2, 1.3]) void store.dispatch(changeVideoCut({ zoom }));
  server.answerNext(healthy);
  server.answerNext(cutTo('/api/assets/clip?cut=2'));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(findRecuts(server.calls)).toMatchObject([{ body: { zoom: 1.3 } }]);
});

// Requirement: crop.on-release
test('makes no crop without a change, and stops one that is undone', async () => {
  const { store, server, progress } = await setup();
  void store.dispatch(changeVideoCut({ zoom: 1 }));
  expect(progress()).toBeUndefined();
  void store.dispatch(changeVideoCut({ zoom: 2 }));
  expect(progress()).toMatchObject({ stage: 'processing' });
  store.dispatch(undoEdit());
  await vi.advanceTimersByTimeAsync(2 * timings.settleMs);
  expect(progress()).toBeUndefined();
  expect(findRecuts(server.calls)).toEqual([]);
});

test('cancelling a crop restores the settings of the shown video', async () => {
  const { store, server, video, shown, progress } = await setup();
  void store.dispatch(changeVideoCut({ zoom: 2, zoomX: 30 }));
  store.dispatch(cancelVideoWork());
  await vi.advanceTimersByTimeAsync(2 * timings.settleMs);
  expect(video()).toMatchObject({ zoom: 1, zoomX: 0 });
  expect(shown()?.optimizedUrl).toBe('/api/assets/clip?cut=1');
  expect(progress()).toBeUndefined();
  expect(findRecuts(server.calls)).toEqual([]);
});

// Requirement: crop.proposed-shape
test('chooses the shape that suits the clip when split screen is switched off and on', async () => {
  const { store, video } = await setup({ width: 1024, height: 768 });
  void store.dispatch(changeVideoCut({ shape: '4:5' }));
  void store.dispatch(changeSplitScreen(false));
  expect(video()).toMatchObject({ splitScreen: false });
  expect(selectVideoAspect(store.getState().adDraft.document)).toBe(9 / 16);
  void store.dispatch(changeSplitScreen(true));
  expect(video()).toMatchObject({ splitScreen: true, shape: '4:3' });
});

// Requirement: crop.reels
test('a video that shows only its reels keeps them when split screen is switched', async () => {
  const { store, video } = await setup();
  void store.dispatch(changeVideoCut({ shape: 'reels', reels }));
  void store.dispatch(changeSplitScreen(false));
  expect(video()).toMatchObject({ splitScreen: false, shape: 'reels', reels });
});

// Requirement: crop.reels
test('changes of one gesture are one step', async () => {
  const { store, video } = await setup();
  void store.dispatch(changeVideoCut({ shape: 'reels', reels }));
  for (const x of [0.3, 0.4]) {
    void store.dispatch(changeVideoCut({ reels: { ...reels, x } }, { gesture: 'keys' }));
  }
  expect(video()?.reels?.x).toBe(0.4);
  expect(store.dispatch(undoEdit())).toBe('change reels');
  expect(video()?.reels).toEqual(reels);
});

test('cancelling a crop to another shape restores the shape of the shown video', async () => {
  const { store } = await setup();
  void store.dispatch(changeVideoCut({ shape: '1:1' }));
  store.dispatch(cancelVideoWork());
  expect(selectVideoAspect(store.getState().adDraft.document)).toBe(16 / 9);
});

test('crops the video again on opening if the server shows it differently from the ad', async () => {
  const { store, server, shown } = await setup();
  const config = { id: 'ad-2', assets: { gameplayVideo: { filePath: 'asset:video-123', zoom: 3 } } };
  server.ads.set('ad-2', {
    ...createStoredAd({ adId: 'ad-2', config, version: 4 }),
    assets: { 'video-123': storedClip },
  });
  await store.dispatch(openDraft('ad-2'));
  server.answerNext(healthy);
  server.answerNext(cutTo('/api/assets/clip?cut=3'));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(findRecuts(server.calls)).toMatchObject([{ body: { adId: 'ad-2', zoom: 3 } }]);
  expect(shown()?.optimizedUrl).toBe('/api/assets/clip?cut=3');
});

const healthy = { status: 200, body: { success: true, data: { status: 'ok' } } };

function cutTo(optimizedUrl: string) {
  const data = {
    filePath: '/api/assets/clip',
    fileSystemPath: 'asset:clip',
    originalName: 'server-name.mp4',
    fileSize: 9,
    processedVideo: { duration: 12, frameRate: 30, width: 1280, height: 720, optimizedUrl },
  };
  return { status: 200, body: { success: true, data } };
}

function findRecuts(calls: { path: string }[]) {
  return calls.filter(({ path }) => path === recutPath);
}

/** Creates a saved draft with a video that the server has cropped. */
async function setup(size = {}) {
  const server = stubServer();
  fakeEventSource();
  const store = createTestStore({ generateId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  const asset = { ...storedClip, ...size, optimizedUrl: '/api/assets/clip?cut=1' };
  store.dispatch(assetReceived({ handle: 'asset:clip', asset }));
  store.dispatch(adChanged({ assets: { gameplayVideo: { filePath: 'asset:clip' } } }));
  await vi.advanceTimersByTimeAsync(2 * timings.autosaveDebounceMs);
  server.calls.length = 0;
  return {
    server,
    store,
    video: () => store.getState().adDraft.document.assets?.gameplayVideo,
    shown: () => selectAsset(store.getState(), 'gameplayVideo'),
    progress: () => store.getState().uploads.gameplayVideo,
  };
}
