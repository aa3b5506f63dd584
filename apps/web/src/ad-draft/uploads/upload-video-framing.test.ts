import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import type { VideoShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { uploadedClip } from '../../../test/uploaded-clip.ts';
import { toasts } from '../../ui/feedback/toasts.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { undoEdit } from '../history/undo-edit.ts';
import { openNewDraft } from '../open-draft.ts';
import { uploadVideoFile } from './upload-video.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: crop.proposed-shape
test.each([
  ['a landscape clip', 1280, 720, { splitScreen: true, shape: undefined }],
  ['a 4:3 clip', 1024, 768, { splitScreen: true, shape: '4:3' }],
  ['a portrait clip', 720, 1280, { splitScreen: false, shape: undefined }],
])('%s chooses the mode and the shape that show most of it, in the step of the upload', async (...clip) => {
  const [, width, height, framing] = clip;
  const { store, video } = await upload({ width, height });
  const { splitScreen, shape } = video() ?? {};
  expect({ splitScreen, shape }).toEqual(framing);
  store.dispatch(undoEdit());
  expect(video()).toMatchObject({ filePath: '', splitScreen: true });
});

test('a clip does not change a mode that somebody has chosen', async () => {
  const { video } = await upload({ width: 720, height: 1280 }, { splitScreen: true, shape: '1:1' });
  expect(video()).toMatchObject({ splitScreen: true, shape: '1:1' });
});

// Requirement: crop.reels
test('a clip does not get the area of the reels of the former clip', async () => {
  const reels = { x: 0.2, y: 0.2, width: 0.5, height: 0.6 };
  const { video } = await upload({ width: 1024, height: 768 }, { shape: 'reels', reels });
  expect(video()).toMatchObject({ splitScreen: true, shape: '4:3' });
  expect(video()?.reels).toBeUndefined();
});

// Requirement: crop.proposed-shape
test('the next clip has the mode and the shape that suit it, unless somebody has chosen others', async () => {
  const { replace, video } = await upload({ width: 1024, height: 768 });
  await replace({ width: 720, height: 1280 });
  expect(video()).toMatchObject({ splitScreen: false });
  expect(video()?.shape).toBeUndefined();
});

const settings = { zoom: 1.5, zoomX: 20, trim: { startSeconds: 1, endSeconds: 9 } };
const pausePoints = [
  { id: '3', timestamp: 3 },
  { id: '8', timestamp: 8 },
];

// Requirement: upload.replace-video
test('the next clip of the same shape keeps the crop, the trim and the pause points', async () => {
  const { store, replace, video, message } = await upload({ width: 1280, height: 720 });
  store.dispatch(adChanged({ assets: { gameplayVideo: settings }, pausePoints }));
  await replace({ width: 1920, height: 1080, duration: 9 });
  expect(video()).toMatchObject({ ...settings, filePath: 'asset:next' });
  expect(store.getState().adDraft.document.pausePoints).toEqual(pausePoints);
  expect(message()).toBeUndefined();
});

// Requirement: upload.replace-video
test('says what a shorter clip of another shape loses, and takes it back', async () => {
  const { store, replace, video, message } = await upload({ width: 1280, height: 720 });
  store.dispatch(adChanged({ assets: { gameplayVideo: settings }, pausePoints }));
  const before = store.getState().adDraft.document;
  await replace({ width: 720, height: 1280, duration: 6 });
  // Nobody has chosen the mode.
  expect(video()).toEqual({ filePath: 'asset:next', splitScreen: false });
  expect(store.getState().adDraft.document.pausePoints).toEqual(pausePoints.slice(0, 1));
  expect(message()?.description).toBe(
    'The new video is shown without the video zoom, the trim and the late pause points of the former video.',
  );
  message()?.actionProps?.onClick?.(undefined as never);
  expect(store.getState().adDraft.document).toEqual(before);
});

// Requirement: crop.reels
test('a clip of another shape gets the shape that suits it instead of the reels of the former clip', async () => {
  const { store, replace, video } = await upload({ width: 1280, height: 720 });
  const reels = { x: 0.2, y: 0.2, width: 0.5, height: 0.6 };
  store.dispatch(adChanged({ assets: { gameplayVideo: { shape: 'reels', reels } } }));
  await replace({ width: 1024, height: 768 });
  expect(video()).toMatchObject({ splitScreen: true, shape: '4:3' });
  expect(video()?.reels).toBeUndefined();
});

/** Uploads a clip of a size in pixels to a new ad, in which somebody may have chosen how it is shown. */
async function upload(
  size: { width: number; height: number },
  chosen: { splitScreen?: boolean; shape?: VideoShape; reels?: VideoRegion } = {},
) {
  stubServer();
  fakeEventSource();
  const sent = fakeXhr();
  const store = createTestStore();
  store.dispatch(openNewDraft());
  store.dispatch(adChanged({ assets: { gameplayVideo: chosen } }));
  const send = async (facts: Partial<typeof uploadedClip.processedVideo>, fileSystemPath: string) => {
    void store.dispatch(uploadVideoFile(new File(['frames'], 'clip.mp4')));
    const processedVideo = { ...uploadedClip.processedVideo, ...facts };
    sent.at(-1)?.answer(200, { success: true, data: { ...uploadedClip, fileSystemPath, processedVideo } });
    await vi.advanceTimersByTimeAsync(0);
  };
  await send(size, uploadedClip.fileSystemPath);
  const said = vi.spyOn(toasts, 'add');
  return {
    store,
    /** Uploads another clip. */
    replace: (facts: Partial<typeof uploadedClip.processedVideo>) => send(facts, 'asset:next'),
    video: () => store.getState().adDraft.document.assets?.gameplayVideo,
    /** The message that offers to undo the last replacement. */
    message: () => said.mock.calls.map(([toast]) => toast).find(({ id }) => id === 'replaced-document'),
  };
}
