import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { frameCode } from '@spinreel/fixtures/frame-code';
import { onTestFinished, vi } from 'vitest';
import { createAd } from './bundled-player.ts';
import type { AdEvent, AdHost, EncodedMedia } from '../../src/ad-host.ts';
import { dataUri } from '../../src/media/data-uri.ts';
import type { MediaSlot, RuntimeAd } from '../../src/runtime-ad.ts';
import { selectPlayerStyle } from '../../src/style/select-player-style.ts';
import { createFakeHost } from '../../src/testing/fake-host.ts';
import { createScriptedViewer, type ViewerStep } from '../../src/testing/scripted-viewer.ts';
import { adMedia } from './ad-media.ts';
import { runtimeAd } from './runtime-ad.ts';

/** How long the badge is shown in tests that do not wait for its full time. */
const shortBadgeMs = 300;

/** Shorter than a test's timeout, so that the error names the missing event. */
const timeoutMs = 120_000;

/** Plays an ad in the test's page, and removes it after the test. */
export function playAd(
  options: {
    ad?: (ad: RuntimeAd) => RuntimeAd;
    media?: Partial<Record<MediaSlot, EncodedMedia | null>>;
    hasLateHook?: boolean;
    /** Shows the badge only briefly. */
    hasShortBadge?: boolean;
    /** A cover that the page has painted before the player starts. */
    paintedCover?: EncodedMedia;
    /** The image that replaces it in landscape, and the image's width by its height. */
    landscapeCover?: { media: EncodedMedia; aspect: number };
    /** Members that replace those of the fake host. */
    host?: Partial<AdHost>;
    /** Taps an element. By default, dispatches scripted events. */
    tap?: (element: HTMLElement) => Promise<unknown>;
  } = {},
) {
  if (options.hasShortBadge === true) shortenBadge();
  const ad = (options.ad ?? ((same) => same))(runtimeAd());
  const style = document.createElement('style');
  style.textContent = selectPlayerStyle(ad);
  const root = document.createElement('div');
  const frame = document.createElement('div');
  frame.style.cssText = 'position:fixed;top:0;left:0;width:100%;height:100%';
  frame.append(root);
  const { paintedCover, landscapeCover } = options;
  if (paintedCover && landscapeCover) {
    const image = '<img class="fill" alt="" decoding="sync"';
    const style = `--h:${100 / landscapeCover.aspect}vw`;
    root.innerHTML =
      `<div id="cover">${image} src="${dataUri(paintedCover)}">` +
      `${image} style="${style}" src="${dataUri(landscapeCover.media)}"></div>`;
  } else if (paintedCover) {
    root.innerHTML = `<img id="cover" alt="" src="${dataUri(paintedCover)}">`;
  }
  document.head.append(style);
  document.body.append(frame);
  const host = createFakeHost({
    media: { ...adMedia(), ...options.media },
    hasLateHook: options.hasLateHook ?? false,
  });
  // Bytes are decoded until it is time for a pause, which never comes on a stopped clock.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const handle = createAd(root, ad, { ...host, ...options.host });
  clock.mockRestore();
  const viewer = createScriptedViewer({ root, host, ...(options.tap && { tap: options.tap }) });
  onTestFinished(() => {
    handle.destroy();
    style.remove();
    frame.remove();
  });
  // A video joins the page with its bytes, which these small ones have at once; a broken one may have none.
  const video = root.querySelector('video') as HTMLVideoElement;
  const stage = root.querySelector('.stage') as HTMLElement;
  // Vitest finds an element to click by its text otherwise, which changes.
  stage.dataset['testid'] = 'stage';
  return {
    root,
    stage,
    video,
    handle,
    host,
    events: host.events,
    /** The visible button with an accessible name. */
    button: (name: RegExp) => {
      const found = visible(root, 'button').find((button) =>
        name.test(button.getAttribute('aria-label') ?? button.textContent),
      );
      if (!found) throw new Error(`no visible button ${name}`);
      return found;
    },
    reached: (type: AdEvent['type'], times = 1) =>
      host.reached(type, { times, signal: AbortSignal.timeout(timeoutMs) }),
    /** Goes through the steps as a viewer does. */
    view: (...script: ViewerStep[]) => viewer.play(script, { signal: AbortSignal.timeout(timeoutMs) }),
  };
}

/** The elements of a kind that are on screen. */
export function visible(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetWidth > 0);
}

/** The number that the video's current frame shows. */
export function shownFrame(video: HTMLVideoElement): number {
  const { bits } = frameCode;
  const canvas = new OffscreenCanvas(bits * 8, 8);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 4, canvas.width, 1);
  let frame = 0;
  for (let bit = 0; bit < bits; bit++)
    frame = frame * 2 + ((data[(bit * 8 + 4) * 4] as number) > 127 ? 1 : 0);
  return frame;
}

function shortenBadge(): void {
  const { setTimeout } = window;
  const wait = (handler: () => void, delayMs?: number, ...values: unknown[]) =>
    setTimeout(handler, delayMs === winningBadgeMs ? shortBadgeMs : delayMs, ...values);
  vi.spyOn(window, 'setTimeout').mockImplementation(wait as typeof setTimeout);
}
