import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { memoryCopies } from '../../test/memory-copies.ts';
import { stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { adChanged } from './ad-draft-slice.ts';
import { openNewDraft } from './open-draft.ts';
import { changeVideoCut, removeVideo, uploadVideoFile } from './upload-video.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('progress is scaled to 80 percent, then the server works at 90, then all is done', async () => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  sent[0]!.progress(0.5);
  expect(progress()).toMatchObject({ percent: 40, stage: 'uploading' });
  sent[0]!.progress(1);
  expect(progress()).toMatchObject({ percent: 90, stage: 'processing', message: 'Processing video...' });
  sent[0]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
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
  ['its own without an answer', (form: Form) => form.fail('error'), 'Upload failed'],
  ['its own after too long a wait', (form: Form) => form.fail('timeout'), 'Upload failed'],
])('a failed upload is back at 0 percent and shows %s', async (_case, fail, message) => {
  const { sent, store, progress } = setup();
  void store.dispatch(uploadVideoFile(clip()));
  fail(sent[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ percent: 0, stage: 'complete', hasFailed: true, message });
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

test('a changed cut asks whether the server runs, then sends the video again', async () => {
  const { sent, store, server } = await withVideo();
  void store.dispatch(changeVideoCut({ splitScreen: false }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(server.calls.some(({ path }) => path === '/api/health')).toBe(true);
  expect(sent).toHaveLength(2);
  expect(sent[1]!.form.get('splitScreen')).toBe('false');
});

test('while the server cannot be reached a changed cut says so and sends nothing', async () => {
  const { sent, store, server, progress } = await withVideo();
  server.isOffline = true;
  void store.dispatch(changeVideoCut({ zoom: 2 }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(progress()?.message).toBe('Backend server is not running. Please start the backend server.');
  expect(sent).toHaveLength(1);
  expect(video(store)?.zoom).toBe(2);
});

test('several changes of the cut send the video once', async () => {
  const { sent, store } = await withVideo();
  for (const zoom of [1.1, 1.2, 1.3]) void store.dispatch(changeVideoCut({ zoom }));
  await vi.advanceTimersByTimeAsync(timings.settleMs);
  expect(sent).toHaveLength(2);
  expect(sent[1]!.form.get('zoom')).toBe('1.3');
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
  const server = stubServer();
  const sent = fakeXhr();
  const store = createStore({ copies: memoryCopies(), newId: () => 'ad-number-1' });
  store.dispatch(openNewDraft());
  return { server, sent, store, progress: () => store.getState().uploads.gameplayVideo };
}

async function withVideo() {
  const context = setup();
  void context.store.dispatch(uploadVideoFile(clip()));
  context.sent[0]!.answer(200, { success: true, data: uploadedClip });
  await vi.advanceTimersByTimeAsync(0);
  context.server.answerNext({ status: 200, body: { success: true, data: { status: 'ok' } } });
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
