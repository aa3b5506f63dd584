import { settleMs, videoStallMs } from '@spinreel/config-schema/limits/ad-timings';
import latinFont from '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-700-normal.woff2?inline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { installFakeClock } from '../src/testing/fake-clock.ts';
import type { FakeHost } from '../src/testing/fake-host.ts';
import { playAd, shownFrame, visible } from './support/play-ad.ts';
import { pauseFrames } from './support/runtime-ad.ts';
import { painted } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

test('remembers a tap that comes before the video can play', async () => {
  const { stage, events, reached } = playAd();
  stage.click();
  expect(events.map((event) => event.type)).toEqual(['start']);
  await reached('pause');
});

test('shows that it is loading when the first frame keeps the viewer waiting, and not before', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // Nor is a frame known that could be behind the cover.
  vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockReturnValue(0);
  const { stage, reached } = playAd();
  const loader = stage.querySelector('output') as HTMLElement;
  await reached('load');
  const clock = installFakeClock();
  onTestFinished(() => clock.restore());
  stage.click();
  expect(loader.hidden).toBe(true);
  clock.advance(videoStallMs - 1);
  expect(loader.offsetWidth).toBeGreaterThan(0);
  clock.advance(1 + videoStallMs);
  await reached('outro');
  expect(loader.offsetWidth).toBe(0);
});

test('reaches the outro when the video cannot be decoded', async () => {
  const { stage, events, button, reached } = playAd({
    media: { video: { mimeType: 'video/mp4', text: btoa('no video at all') } },
  });
  await reached('error');
  expect(button(/Spin/).offsetWidth).toBeGreaterThan(0);
  await userEvent.click(stage, { force: true });
  await reached('outro');
  expect(events.map((event) => event.type)).toEqual(['error', 'start', 'outro']);
});

test('shows its texts when a font cannot be loaded', async () => {
  const style = document.createElement('style');
  style.textContent = '@font-face{font-family:Verdana;font-weight:900;src:url(data:font/woff2;base64,AAAA)}';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const { button } = playAd();
  await waitFor(() => expect(button(/Spin/).offsetWidth).toBeGreaterThan(0));
  expect([...document.fonts].map(({ status }) => status)).toEqual(['error']);
});

// Requirement: playback.text-fit
test('sizes its texts in their own font when the host reports its visibility before that font is loaded', async () => {
  const style = document.createElement('style');
  style.textContent = `@font-face{font-family:Verdana;font-weight:900;src:url(${latinFont})}`;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const early = await measureCoverText((host) => {
    host.setVisible(false);
    host.setVisible(true);
  });
  expect([...document.fonts].map(({ status }) => status)).toEqual(['loaded']);
  const late = await measureCoverText(() => {});
  expect(early).toEqual(late);
});

test('reaches the outro when the file has no video, or one that is no base64', async () => {
  for (const video of [null, { mimeType: 'video/mp4', text: '%%%' }]) {
    const { stage, reached } = playAd({ media: { video } });
    stage.click();
    await reached('outro');
  }
});

test('plays on without sound when the video stalls, and reaches the outro when that does not help', async () => {
  const { events, video, view } = playAd({
    ad: (ad) => ({ ...ad, video: { ...ad.video, pauseFrames: [] } }),
  });
  await view('wait load');
  vi.spyOn(video, 'play').mockResolvedValue();
  const clock = installFakeClock();
  onTestFinished(() => clock.restore());
  await view('tap cover');
  clock.advance(videoStallMs - 1);
  expect(video.muted).toBe(false);
  clock.advance(1);
  expect(video.muted).toBe(true);
  expect(events).toContainEqual({ type: 'mute', isMuted: true });
  clock.advance(videoStallMs - 1);
  expect(events.some(({ type }) => type === 'outro')).toBe(false);
  clock.advance(1);
  await view('wait outro');
});

test('notices a stalled video where the browser reports no frames, too', async () => {
  await withoutFrameCallbacks(async () => {
    const { video, view } = playAd();
    await view('wait load');
    vi.spyOn(video, 'play').mockResolvedValue();
    // It has begun, and its clock has stopped.
    video.currentTime = 0.1;
    await waitFor(() => expect(video.seeking).toBe(false));
    const clock = installFakeClock();
    onTestFinished(() => clock.restore());
    await view('tap cover');
    clock.advance(videoStallMs + 1);
    expect(video.muted).toBe(true);
    clock.advance(videoStallMs + 1);
    await view('wait outro');
  });
});

test('continues with the outro when a video that has played breaks, and shows no part of it twice', async () => {
  const { video, view } = playAd();
  await view('wait load', 'tap cover', 'wait pause', 'tap spin');
  video.dispatchEvent(new Event('error'));
  await view('wait outro');
  expect(video.src).toMatch(/^blob:/);
});

test('plays from the data: URI where Blob URLs are forbidden', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:null/refused');
  const { stage, video, reached } = playAd();
  stage.click();
  await reached('pause');
  expect(video.src).toMatch(/^data:video\/mp4;base64,/);
});

test('plays muted where the browser refuses sound, and shows so', async () => {
  const real = HTMLMediaElement.prototype.play;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    return this.muted ? real.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const { root, stage, video, button, reached } = playAd();
  await reached('load');
  stage.click();
  await reached('pause');
  expect(video.muted).toBe(true);
  await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
  button(/Unmute/).click();
  expect(video.muted).toBe(false);
});

test('waits for another tap where the browser refuses to play at all', async () => {
  const refusal = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const { stage, video, reached } = playAd();
  await reached('load');
  stage.click();
  // Nothing loads, and the loading indicator stays hidden.
  await new Promise((resolve) => setTimeout(resolve, 2 * settleMs));
  expect(stage.querySelector('output')?.hidden).toBe(true);
  refusal.mockRestore();
  await userEvent.click(stage, { force: true });
  await reached('pause');
  // The viewer has not muted the ad.
  expect(video.muted).toBe(false);
});

test('pauses on the right frame where the browser reports no frames', async () => {
  await withoutFrameCallbacks(async () => {
    const { stage, video, reached } = playAd();
    stage.click();
    await reached('pause');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Math.abs(shownFrame(video) - pauseFrames[0])).toBeLessThanOrEqual(1);
  });
});

test('continues after an error in the host’s own code', async () => {
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', onError, true);
  const reported: string[] = [];
  const { stage } = playAd({
    host: {
      event: ({ type }) => {
        reported.push(type);
        if (type === 'load') throw new Error('host');
      },
    },
  });
  await waitFor(() => expect(reported).toContain('load'));
  stage.click();
  await waitFor(() => expect(reported).toContain('pause'));
  expect(errors[0]).toContain('host');
  window.removeEventListener('error', onError, true);
});

/** In a browser that does not report which frame of a video is shown. */
async function withoutFrameCallbacks(use: () => Promise<void>): Promise<void> {
  const original = Object.getOwnPropertyDescriptor(HTMLVideoElement.prototype, 'requestVideoFrameCallback')!;
  // A video of the test before may still get a callback for its last frame, and ask for the next.
  await new Promise((resolve) => setTimeout(resolve, 500));
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
  try {
    await use();
  } finally {
    Object.defineProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback', original);
  }
}

/** Returns the size of the cover's text when fonts are loaded and nothing is left to lay out. */
async function measureCoverText(start: (host: FakeHost) => void) {
  const { host, root, handle, reached } = playAd({
    ad: (ad) => ({
      ...ad,
      cover: { ...ad.cover, text: ad.cover.text && { ...ad.cover.text, content: 'Win 12 free spins' } },
    }),
  });
  start(host);
  await reached('load');
  await document.fonts.ready;
  await painted();
  const text = root.querySelector('.text') as HTMLElement;
  const measures = { fontSize: text.style.fontSize, widthPx: text.offsetWidth };
  handle.destroy();
  return measures;
}
