import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import type { VideoShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { uploadedClip } from '../../../test/uploaded-clip.ts';
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
  void store.dispatch(uploadVideoFile(new File(['frames'], 'clip.mp4')));
  const processedVideo = { ...uploadedClip.processedVideo, ...size };
  sent[0]!.answer(200, { success: true, data: { ...uploadedClip, processedVideo } });
  await vi.advanceTimersByTimeAsync(0);
  return { store, video: () => store.getState().adDraft.document.assets?.gameplayVideo };
}
