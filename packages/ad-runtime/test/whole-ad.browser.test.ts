import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { playAd, shownFrame, visible } from './support/play-ad.ts';
import { pauseFrames } from './support/runtime-ad.ts';
import { waitFor } from './support/wait-for.ts';

/** Long enough for frames that were on their way when the video was paused. */
const settleMs = 400;

/** What is put right by a seek may take its time on a busy machine. */
const showsFrame = async (frame: number, video: HTMLVideoElement) => {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  await waitFor(() => expect(shownFrame(video)).toBe(frame));
};

test('plays from the cover over two exact pauses and the badge to the outro, and opens the store once', async () => {
  const { stage, video, events, host, view } = playAd({
    tap: (element) => userEvent.click(element, { force: true }),
  });
  await view('wait load', 'tap cover', 'wait pause');
  await showsFrame(pauseFrames[0], video);
  expect(stage.textContent).toContain('2 spins left');
  await view('tap spin', 'wait pause');
  await showsFrame(pauseFrames[1], video);
  expect(stage.textContent).toContain('1 spin left');
  await view('tap video', 'wait badge');
  expect(visible(stage, '.badge')).toHaveLength(1);
  await view('wait outro');
  expect(host.storeOpenings).toEqual([]);
  await view('tap cta');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: true, isHookThere: true }]);
  expect(events.map((event) => event.type)).toEqual([
    'load',
    'start',
    'pause',
    'spin',
    'pause',
    'spin',
    'badge',
    'outro',
    'cta',
  ]);
});

test('hides the cover within the tap when a frame of the video is behind it, and shows it again where nothing plays', async () => {
  const refusal = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const { stage, video, button, reached } = playAd();
  const cover = stage.querySelector('#cover') as HTMLImageElement;
  await new Promise((drawn) => video.requestVideoFrameCallback(drawn));
  stage.click();
  expect(cover.hidden).toBe(true);
  await waitFor(() => expect(cover.hidden).toBe(false));
  refusal.mockRestore();
  button(/spin|play|tap/i).click();
  expect(cover.hidden).toBe(true);
  await reached('pause');
});

test('shows the frame of a pause even where the browser reports no frames', async () => {
  vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockReturnValue(0);
  const { stage, video, reached } = playAd();
  stage.click();
  await reached('pause');
  await showsFrame(pauseFrames[0], video);
});

test('does not return to the previous pause when a frame arrives after the page was hidden', async () => {
  let arrives: VideoFrameRequestCallback | undefined;
  const original = HTMLVideoElement.prototype.requestVideoFrameCallback;
  vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockImplementation(function (
    this: HTMLVideoElement,
    callback,
  ) {
    arrives = callback;
    return original.call(this, callback);
  });
  const { video, view } = playAd();
  await view('wait load', 'tap cover', 'wait pause', 'tap spin');
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.4));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  arrives?.(performance.now(), { mediaTime: 0.5 } as VideoFrameCallbackMetadata);
  expect(video.paused).toBe(true);
  expect(video.currentTime).toBeGreaterThan(0.4);
  hidden.mockRestore();
});
