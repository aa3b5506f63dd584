import { frameCode } from '@spinreel/fixtures/frame-code';
import { onTestFinished, vi } from 'vitest';
import { createAd, playerClassNames, playerStyle } from '#player';
import type { AdEvent, AdHost, EncodedMedia } from '../src/ad-host.ts';
import type { MediaSlot, RuntimeAd } from '../src/runtime-ad.ts';
import { createFakeHost } from '../src/testing/fake-host.ts';
import { createScriptedViewer, type ViewerStep } from '../src/testing/scripted-viewer.ts';
import { adMedia } from './ad-media.ts';
import { runtimeAd } from './runtime-ad.ts';

/** Less than a test's own patience, so that it can say what it waited for. */
const patienceMs = 15_000;

/** Plays an ad in the test's page and takes it away when the test is over. */
export function playAd(
  options: {
    ad?: (ad: RuntimeAd) => RuntimeAd;
    media?: Partial<Record<MediaSlot, EncodedMedia | null>>;
    hasLateHook?: boolean;
    /** What the host does on top of what the fake one does. */
    host?: Partial<AdHost>;
    /** How the viewer touches an element; by a script where nothing else is asked for. */
    tap?: (element: HTMLElement) => Promise<unknown>;
  } = {},
) {
  const style = document.createElement('style');
  style.textContent = playerStyle;
  const root = document.createElement('div');
  const frame = document.createElement('div');
  frame.style.cssText = 'position:fixed;top:0;left:0;width:100%;height:100%';
  frame.append(root);
  document.head.append(style);
  document.body.append(frame);
  const ad = (options.ad ?? ((same) => same))(runtimeAd());
  const host = createFakeHost({
    media: { ...adMedia(), ...options.media },
    hasLateHook: options.hasLateHook ?? false,
  });
  // Bytes are decoded until it is time for a pause, which on a clock that stands still it never is.
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
  const stage = root.querySelector(shipped('.sr-stage')) as HTMLElement;
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
      host.reached(type, { times, signal: AbortSignal.timeout(patienceMs) }),
    /** Goes through the steps as a viewer does. */
    view: (...script: ViewerStep[]) => viewer.play(script, { signal: AbortSignal.timeout(patienceMs) }),
  };
}

/** A selector or class name of the sources as the player under test has it. */
export function shipped(name: string): string {
  return name.replace(/sr-[a-z]+/g, (long) => playerClassNames[long] ?? long);
}

/** The elements of a kind that are on screen. */
export function visible(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(shipped(selector))].filter(
    (element) => element.offsetWidth > 0,
  );
}

/** The number that the video's present picture shows. */
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
