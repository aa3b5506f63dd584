import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSource } from '../../test/fake-event-source.ts';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { memoryCopies } from '../../test/memory-copies.ts';
import { stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { adChanged } from './ad-draft-slice.ts';
import { openNewDraft } from './open-draft.ts';
import { cancelUpload, retryUpload } from './upload-attempts.ts';
import { removeVideo, uploadVideoFile } from './upload-video.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('progress is scaled to 80 percent, goes on from 90 as the server tells, then all is done', async () => {
  const { sent, store, progress, watched } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  sent[0]!.progress(0.5);
  expect(progress()).toMatchObject({ percent: 40, stage: 'uploading' });
  sent[0]!.progress(1);
  expect(progress()).toMatchObject({ percent: 90, stage: 'processing', message: 'Processing video...' });
  expect(watched[0]!.path).toBe(`/api/progress/${sent[0]!.headers.get('x-progress-id')}`);
  watched[0]!.tell({ stage: 'encoding', percent: 50 });
  expect(progress()).toMatchObject({ percent: 95, stage: 'processing', message: 'Processing video...' });
  sent[0]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  expect(watched[0]!.isClosed).toBe(true);
  expect(progress()).toMatchObject({
    percent: 100,
    stage: 'complete',
    message: 'Video processed successfully',
  });
  expect(video(store)).toMatchObject({
    filePath: 'asset:video-123',
    duration: 12,
    processedUrl: '/api/assets/cut-1',
  });
});

test('the form carries the cut as text, before the file, and gives the server 30 seconds', () => {
  const { sent, store } = setup();
  store.dispatch(adChanged({ assets: { gameplayVideo: { splitScreen: false, zoom: 1.5, zoomX: -20 } } }));
  void store.dispatch(uploadVideoFile(clip()));
  expect([...sent[0]!.form.keys()]).toEqual(['splitScreen', 'zoom', 'zoomX', 'zoomY', 'video']);
  expect(sent[0]!.form.get('splitScreen')).toBe('false');
  expect(sent[0]!.form.get('zoomX')).toBe('-20');
  expect(sent[0]!.timeoutMs).toBe(timings.videoUploadTimeoutMs);
});

test('a file of another kind, or too large, is refused before a byte is sent', () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(new File(['x'], 'clip.mkv')));
  expect(progress()).toMatchObject({ hasFailed: true, message: messages.upload.videoFormat });
  void store.dispatch(uploadVideoFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'clip.mp4')));
  expect(progress()?.message).toContain('exceeds platform limits');
  expect(sent).toEqual([]);
});

test.each([
  [
    'the server’s words',
    (form: Form) => form.answer(422, refusal('The file could not be read.')),
    'The file could not be read.',
  ],
  ['its own where there are none', (form: Form) => form.answer(500, 'oops'), 'Upload failed'],
  ['its own after too long a wait', (form: Form) => form.fail('timeout'), 'Upload failed'],
])('a failed upload is back at 0 percent and shows %s', async (_case, fail, message) => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  fail(sent[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ percent: 0, stage: 'complete', hasFailed: true, message });
});

test('a broken connection is tried again by itself, at last by hand with the same file', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  sent[0]!.fail('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ hasFailed: false, message: messages.upload.connectionLost });
  await vi.advanceTimersByTimeAsync(timings.saveRetryFirstMs);
  sent[1]!.fail('error');
  await vi.advanceTimersByTimeAsync(2 * timings.saveRetryFirstMs);
  sent[2]!.fail('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ hasFailed: true, message: 'Upload failed', canRetry: true });
  store.dispatch(retryUpload('gameplayVideo'));
  expect(sent).toHaveLength(4);
  expect((sent[3]!.form.get('video') as File).name).toBe('clip.mp4');
});

test('a cancelled upload leaves the place as it was', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  sent[0]!.progress(0.5);
  store.dispatch(cancelUpload('gameplayVideo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[0]!.isAborted).toBe(true);
  expect(progress()).toBeUndefined();
  expect(video(store)?.filePath).toBe('');
});

test('a busy server is asked again by itself, and the marketer is told', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  sent[0]!.answer(503, refusal('busy'), '4');
  await vi.advanceTimersByTimeAsync(3999);
  expect(progress()?.message).toBe(messages.upload.busy);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('a new video starts without pause points, and choosing another stops the one under way', async () => {
  const { sent, store } = setup();
  store.dispatch(adChanged({ pausePoints: [{ id: 'p1', timestamp: 1 }] }));
  void store.dispatch(uploadVideoFile(clip()));
  void store.dispatch(uploadVideoFile(clip()));
  expect(sent[0]!.isAborted).toBe(true);
  sent[1]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().adDraft.config.pausePoints).toEqual([]);
});

test('what is under way for an ad ends with it: nothing reaches the next one', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  store.dispatch(openNewDraft());
  expect(sent[0]!.isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(timings.saveRetryMaxMs);
  expect(progress()).toBeUndefined();
  store.dispatch(retryUpload('gameplayVideo'));
  expect(sent).toHaveLength(1);
  // The next ad's own work is not taken for that of the one before.
  void store.dispatch(uploadVideoFile(clip()));
  expect(sent).toHaveLength(2);
});

test('a removed video leaves nothing behind but the choice of split screen', async () => {
  const { store } = await withVideo();
  store.dispatch(
    adChanged({
      assets: { gameplayVideo: { splitScreen: false, zoom: 2 } },
      pausePoints: [{ id: 'p1', timestamp: 1 }],
    }),
  );
  store.dispatch(removeVideo());
  expect(video(store)).toMatchObject({
    filePath: '',
    splitScreen: false,
    zoom: 1,
    duration: null,
    processedUrl: null,
  });
  expect(store.getState().adDraft.config.pausePoints).toEqual([]);
});

type Form = ReturnType<typeof fakeXhr>[number];

const uploadedClip = {
  filePath: '/api/assets/video-123',
  fileSystemPath: 'asset:video-123',
  originalName: 'clip.mp4',
  fileSize: 9,
  processedVideo: {
    duration: 12,
    frameRate: 30,
    width: 1280,
    height: 720,
    optimizedUrl: '/api/assets/cut-1',
  },
};

function setup() {
  stubServer();
  const sent = fakeXhr();
  const watched = fakeEventSource();
  const store = createStore({ copies: memoryCopies(), newId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  return { sent, watched, store, progress: () => store.getState().uploads.gameplayVideo };
}

async function withVideo() {
  const context = setup();
  void context.store.dispatch(uploadVideoFile(clip()));
  context.sent[0]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  return context;
}

function clip(): File {
  return new File(['moving pictures'], 'clip.mp4');
}

function refusal(message: string) {
  return { success: false, error: { code: 'refused', message } };
}

function video(store: ReturnType<typeof createStore>) {
  return store.getState().adDraft.config.assets?.gameplayVideo;
}
