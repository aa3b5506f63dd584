import { buttonStyles } from '@spinreel/config-schema/options/options';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, shownFrame, visible } from './support/play-ad.ts';
import { withLandscape } from './support/runtime-ad.ts';
import { areOverlapping, expectTidy, painted, skipToEnd, withoutMotion } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

/** The smallest height and width that a finger hits reliably, in CSS pixels. */
const minTouchTargetPx = 44;

/** The share of the video's width that continues around it. */
const edgeShare = 0.01;

/** A small phone in landscape, in CSS pixels. */
const phone = [668, 376] as const;

afterEach(() => page.viewport(375, 667));

// Requirement: playback.landscape
test.each(buttonStyles)(
  'shows buttons of the style %s in landscape, large enough for a finger and next to the images',
  async (buttonStyle) => {
    await page.viewport(...phone);
    const { root, stage, video, reached, button } = playAd({
      ad: (ad) => ({ ...withoutMotion(ad), buttonStyle, video: { ...ad.video, pauseFrames: [3] } }),
      hasShortBadge: true,
    });
    await reached('load');
    await painted();
    expectTouchable(button(/Spin/));
    const { offsetLeft, offsetWidth } = root.querySelector<HTMLElement>('#cover')!;
    expectRightOf(offsetLeft + offsetWidth, stage);
    stage.click();
    await reached('pause');
    expectTouchable(button(/Spin/));
    expect(parseFloat(getComputedStyle(visible(stage, '.count')[0]!).fontSize)).toBeGreaterThan(12);
    button(/Spin/).click();
    skipToEnd(video);
    await reached('outro');
    expectTidy(stage);
    expectTouchable(button(/Download/));
    const [width, height] = phone;
    const outroWidth = (height * 9) / 16;
    expectRightOf((width - outroWidth) * 0.2 + outroWidth, stage);
    expect(visible(stage, '.badge').map((badge) => areOverlapping(badge, button(/Download/)))).toEqual([
      false,
    ]);
  },
);

// Requirement: playback.landscape
test('shows the paused frame around the video too, even if that is updated late', async () => {
  await page.viewport(...phone);
  const intervals = vi.spyOn(window, 'setInterval').mockReturnValue(0 as never);
  const { stage, root, video, reached } = playAd({ ad: withoutMotion });
  const [[update]] = intervals.mock.calls as unknown as [[() => void]];
  intervals.mockRestore();
  await reached('load');
  stage.click();
  await reached('pause');
  const canvas = root.querySelector('canvas.soft') as HTMLCanvasElement;
  // A seek may correct the frame after the event.
  await waitFor(() => {
    update();
    // Another frame differs by 255.
    const edge = readPixels(video, canvas, edgeShare);
    expect(measureDifference(readPixels(canvas, canvas), edge)).toBeLessThan(100);
  });
});

// Requirement: playback.landscape
test('shows a full-screen video uncropped at the height of the screen, and the button next to it', async () => {
  await page.viewport(...phone);
  const { video, button, view } = playAd({ ad: fullScreen });
  await view('wait load', 'tap cover', 'wait pause');
  expect([video.offsetLeft, video.offsetWidth, video.offsetHeight]).toEqual([91, 212, 376]);
  expect(areOverlapping(button(/Spin/), video)).toBe(false);
});

test('shows the outro uncropped, and hides the video behind cover and outro', async () => {
  await page.viewport(...phone);
  const { root, stage, video, reached } = playAd({
    ad: (ad) => ({ ...withoutMotion(ad), video: { ...ad.video, pauseFrames: [] } }),
    hasShortBadge: true,
  });
  await reached('load');
  await painted();
  expect(elementBesideImages()).not.toBe(video);
  stage.click();
  await waitFor(() => expect(elementBesideImages()).toBe(video));
  skipToEnd(video);
  await reached('outro');
  expectWhole(root.querySelector<HTMLImageElement>('.outro')!);
  expect(elementBesideImages()).not.toBe(video);
});

test('lets no video through the blurred cover, even on a small screen', async () => {
  await page.viewport(298, 168);
  const { stage, video, reached } = playAd({ ad: withoutMotion });
  await reached('load');
  // Only the layers behind the stage matter here.
  for (const part of stage.children) (part as HTMLElement).style.visibility = 'hidden';
  // A bright video.
  const behind = document.createElement('div');
  behind.className = 'fill';
  behind.style.zIndex = 'auto';
  video.replaceWith(behind);
  const look = async (color: string) => {
    behind.style.background = color;
    await painted();
    return page.screenshot({ base64: true, save: false });
  };
  await waitFor(async () =>
    expect(await largestDifference(await look('white'), await look('black'))).toBeLessThan(8),
  );
});

// Requirement: playback.landscape, playback.every-shape
test('keeps its state when the phone is turned while it plays, pauses, celebrates and ends', async () => {
  await page.viewport(376, 668);
  const { root, stage, video, button, events, reached } = playAd({
    ad: (ad) => ({ ...withoutMotion(ad), video: { ...ad.video, pauseFrames: [30, 38] } }),
  });
  const turn = async (width: number, height: number) => {
    const before = readState();
    await page.viewport(width, height);
    await waitFor(() => expect([stage.offsetWidth, stage.offsetHeight]).toEqual([width, height]));
    // One frame for the observer that reports the new size.
    await painted();
    expect(root.offsetWidth).toBe(width);
    // The badge moves to its new place.
    await waitFor(() => expectTidy(stage));
    if (video.offsetWidth > 0) {
      const [least, most] = width > height ? [0.75, 0.78] : [0.89, 0.91];
      expect(video.offsetWidth / width).toBeGreaterThan(least);
      expect(video.offsetWidth / width).toBeLessThan(most);
    }
    expect(readState()).toEqual(before);
  };
  const readState = () => ({
    // A playing video continues.
    frame: video.paused ? shownFrame(video) : 'playing',
    counter: visible(stage, '.count').map(({ textContent }) => textContent),
    buttons: visible(root, 'button').map((element) => element.ariaLabel ?? element.textContent),
    isMuted: video.muted,
    events: events.map(({ type }) => type),
  });
  // A seek corrects the frame after the event.
  const pausedAt = (frame: number) => waitFor(() => expect(shownFrame(video)).toBe(frame));
  const turnThereAndBack = async () => {
    await turn(...phone);
    await turn(376, 668);
  };
  await reached('load');
  await turnThereAndBack();
  stage.click();
  await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
  // Slow enough not to reach its pause while the screen is turned.
  video.playbackRate = 0.1;
  await turnThereAndBack();
  video.playbackRate = 1;
  await reached('pause');
  await pausedAt(30);
  button(/mute/i).click();
  await turnThereAndBack();
  button(/Spin/).click();
  await reached('pause', 2);
  await pausedAt(38);
  await turnThereAndBack();
  button(/Spin/).click();
  await reached('badge');
  await turnThereAndBack();
  await reached('outro');
  await turnThereAndBack();
  expect(video.muted).toBe(true);
});

function fullScreen(ad: RuntimeAd): RuntimeAd {
  return withLandscape({
    ...ad,
    gameplay: { ...ad.gameplay, area: { kind: 'full' } },
    video: { ...ad.video, widthPx: 608, heightPx: 1080 },
  });
}

function expectTouchable(button: HTMLElement): void {
  expect(button.offsetHeight).toBeGreaterThanOrEqual(minTouchTargetPx);
  expect(button.offsetWidth).toBeGreaterThanOrEqual(minTouchTargetPx);
  expect(parseFloat(getComputedStyle(button.querySelector('span')!).fontSize)).toBeGreaterThan(16);
}

/** Expects the elements of the screen to be right of an image that ends at `rightPx`. */
function expectRightOf(rightPx: number, stage: HTMLElement): void {
  for (const element of visible(stage, '.button,.text,.hand')) {
    const { left } = element.getBoundingClientRect();
    expect([element.className, left >= rightPx - 1]).toEqual([element.className, true]);
  }
}

/** Expects an image to be shown without being cropped, as high as the page. */
function expectWhole({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement): void {
  expect(clientHeight).toBe(phone[1]);
  expect(clientWidth / clientHeight).toBeCloseTo(naturalWidth / naturalHeight, 1);
}

/** A point left of cover and outro, and above the mute button. */
function elementBesideImages(): Element | null {
  return document.elementFromPoint(40, 120);
}

/** The largest difference of a colour channel (0 to 255) between two screenshots, as base64 of PNGs. */
async function largestDifference(...screenshots: [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    screenshots.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      return readPixels(image, image);
    }),
  );
  return measureDifference(one!, other!);
}

/** The pixels of the left share of an image when that is as large as `size`. */
function readPixels(
  image: CanvasImageSource,
  { width, height }: { width: number; height: number },
  share: number = 1,
): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(image, 0, 0, width / share, height);
  return context.getImageData(0, 0, width, height).data;
}

function measureDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((most, channel, index) => Math.max(most, Math.abs(channel - other[index]!)), 0);
}
