import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { uploadedClip } from '../../../test/uploaded-clip.ts';
import { toasts } from '../../ui/feedback/toasts.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { adChanged } from '../ad-draft-slice.ts';
import { selectAsset } from '../catalogue/select-asset.ts';
import { openNewDraft } from '../open-draft.ts';
import { cancelUpload, retryUpload } from './upload-attempts.ts';
import { removeVideo, uploadVideoFile } from './upload-video.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: upload.retry
test('scales progress to 80 percent, continues from 90 with the server’s progress, then completes', async () => {
  const { sent, store, progress, watched } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
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
  expect(selectVideo(store)?.filePath).toBe('asset:video-123');
  const facts = { duration: 12, optimizedUrl: '/api/assets/cut-1' };
  expect(selectAsset(store.getState(), 'gameplayVideo')).toMatchObject(facts);
});

test('sends the crop as text before the file, and gives the server 30 seconds', () => {
  const { sent, store } = setup();
  store.dispatch(adChanged({ assets: { gameplayVideo: { splitScreen: false, zoom: 1.5, zoomX: -20 } } }));
  void store.dispatch(uploadVideoFile(createClip()));
  expect([...sent[0]!.form.keys()]).toEqual(['splitScreen', 'zoom', 'zoomX', 'zoomY', 'video']);
  expect(sent[0]!.form.get('splitScreen')).toBe('false');
  expect(sent[0]!.form.get('zoomX')).toBe('-20');
  expect(sent[0]!.timeoutMs).toBe(timings.videoUploadTimeoutMs);
});

test('refuses a wrong or too large file before a byte is sent', () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(new File(['x'], 'clip.mkv')));
  expect(progress()).toMatchObject({
    hasFailed: true,
    message: messages.upload.videoFormat,
    canRetry: false,
  });
  void store.dispatch(uploadVideoFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'clip.mp4')));
  expect(progress()?.message).toContain('exceeds platform limits');
  expect(sent).toEqual([]);
});

test.each([
  ['the server’s message', (form: Form) => form.answer(422, createRefusal('Damaged.')), 'Damaged.', false],
  ['its own where there are none', (form: Form) => form.answer(500, 'oops'), 'Upload failed', true],
  [
    'its own after too long a wait',
    (form: Form) => form.fail('timeout'),
    messages.upload.noAnswer.timeout,
    true,
  ],
  [
    'its own when the browser stopped it',
    (form: Form) => form.fail('abort'),
    messages.upload.noAnswer.aborted,
    true,
  ],
])('a failed upload returns to 0 percent and shows %s', async (_case, fail, message, canRetry) => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  fail(sent[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ percent: 0, stage: 'complete', hasFailed: true, message, canRetry });
});

// Requirement: upload.retry
test('retries after a broken connection by itself, and then by hand with the same file', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  sent[0]!.fail('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ hasFailed: false, message: messages.upload.connectionLost });
  await vi.advanceTimersByTimeAsync(timings.saveRetryFirstMs);
  sent[1]!.fail('error');
  await vi.advanceTimersByTimeAsync(2 * timings.saveRetryFirstMs);
  sent[2]!.fail('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({
    hasFailed: true,
    message: messages.upload.noAnswer.network,
    canRetry: true,
  });
  store.dispatch(retryUpload('gameplayVideo'));
  expect(sent).toHaveLength(4);
  expect((sent[3]!.form.get('video') as File).name).toBe('clip.mp4');
});

test('a cancelled upload leaves the slot unchanged', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  sent[0]!.progress(0.5);
  store.dispatch(cancelUpload('gameplayVideo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[0]!.isAborted).toBe(true);
  expect(progress()).toBeUndefined();
  expect(selectVideo(store)?.filePath).toBe('');
});

test('reports an upload that ends because its ad is left', async () => {
  const { sent, store } = setup();
  const said = vi.spyOn(toasts, 'add');
  void store.dispatch(uploadVideoFile(createClip()));
  sent[0]!.progress(0.5);
  store.dispatch(openNewDraft());
  expect(sent[0]!.isAborted).toBe(true);
  const description = messages.upload.stoppedByLeaving(['gameplay video']);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description }));
  store.dispatch(openNewDraft());
  expect(said).toHaveBeenCalledOnce();
});

test('retries by itself when the server is busy, and says so', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  sent[0]!.answer(503, createRefusal('busy'), '4');
  await vi.advanceTimersByTimeAsync(3999);
  expect(progress()?.message).toBe(messages.backend.waiting);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('keeps the server’s notes about the video with its crop', async () => {
  const { sent, store } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  const { processedVideo } = uploadedClip;
  const notice = messages.upload.videoSoundDropped('gsm');
  sent[0]!.answer(200, {
    success: true,
    data: { ...uploadedClip, processedVideo: { ...processedVideo, notice } },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(selectAsset(store.getState(), 'gameplayVideo')?.notice).toBe(notice);
});

test('reports a video that is waiting on the server instead of staying at 90 percent', async () => {
  const { sent, store, progress, watched } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  sent[0]!.progress(1);
  watched[0]!.tell({ stage: 'waiting', percent: 0 });
  expect(progress()).toMatchObject({ stage: 'processing', message: messages.backend.waiting });
  watched[0]!.tell({ stage: 'encoding', percent: 10 });
  expect(progress()).toMatchObject({ percent: 91, message: 'Processing video...' });
});

test('a new video starts without pause points and cancels the upload of another', async () => {
  const { sent, store } = setup();
  store.dispatch(adChanged({ pausePoints: [{ id: 'p1', timestamp: 1 }] }));
  void store.dispatch(uploadVideoFile(createClip()));
  void store.dispatch(uploadVideoFile(createClip()));
  expect(sent[0]!.isAborted).toBe(true);
  sent[1]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().adDraft.document.pausePoints).toEqual([]);
});

test('uploads of an ad end with it: nothing reaches the next one', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(createClip()));
  store.dispatch(openNewDraft());
  expect(sent[0]!.isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(timings.saveRetryMaxMs);
  expect(progress()).toBeUndefined();
  store.dispatch(retryUpload('gameplayVideo'));
  expect(sent).toHaveLength(1);
  // The next ad's work is not mistaken for the work of the previous ad.
  void store.dispatch(uploadVideoFile(createClip()));
  expect(sent).toHaveLength(2);
});

test('a removed video leaves nothing but the choice of split screen', async () => {
  const { store } = await withVideo();
  store.dispatch(
    adChanged({
      assets: { gameplayVideo: { splitScreen: false, zoom: 2 } },
      pausePoints: [{ id: 'p1', timestamp: 1 }],
    }),
  );
  store.dispatch(removeVideo());
  const settings = { splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 };
  expect(selectVideo(store)).toEqual({ filePath: '', ...settings });
  expect(store.getState().adDraft.document.pausePoints).toEqual([]);
});

type Form = ReturnType<typeof fakeXhr>[number];

function setup() {
  stubServer();
  const sent = fakeXhr();
  const watched = fakeEventSource();
  const store = createTestStore({ generateId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  return { sent, watched, store, progress: () => store.getState().uploads.gameplayVideo };
}

async function withVideo() {
  const context = setup();
  void context.store.dispatch(uploadVideoFile(createClip()));
  context.sent[0]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  return context;
}

function createClip(): File {
  return new File(['frames'], 'clip.mp4');
}

function createRefusal(message: string) {
  return { success: false, error: { code: 'refused', message } };
}

function selectVideo(store: ReturnType<typeof createTestStore>) {
  return store.getState().adDraft.document.assets?.gameplayVideo;
}
