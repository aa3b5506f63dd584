import { frameCode } from '@spinreel/fixtures/frame-code';
import { inject, onTestFinished, vi } from 'vitest';
import { createAd, playerClassNames, playerStyle } from '#player';
import type { AdEvent, AdHost, EncodedMedia } from '../src/ad-host.ts';
import type { MediaSlot, RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './painted-image.ts';
import { runtimeAd } from './runtime-ad.ts';

/** Plays an ad in the test's page and takes it away when the test is over. */
export function playAd(
  options: {
    ad?: (ad: RuntimeAd) => RuntimeAd;
    host?: Partial<AdHost>;
    media?: Partial<Record<MediaSlot, EncodedMedia | null>>;
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
  const media: Partial<Record<MediaSlot, EncodedMedia | null>> = {
    cover: paintedImage('#639', 270, 480),
    outro: paintedImage('#936', 270, 480),
    badge: paintedImage('#fc3', 200, 180),
    video: { mimeType: 'video/mp4', base64: inject('videoBase64') },
    music: { mimeType: 'audio/mpeg', base64: inject('musicBase64') },
    ...options.media,
  };
  const events: AdEvent[] = [];
  const openStore = vi.fn<() => void>();
  const handle = createAd(root, ad, {
    openStore,
    media: (slot) => media[slot] ?? null,
    event: (event) => events.push(event),
    ...options.host,
  });
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
    events,
    openStore,
    /** The visible button with an accessible name. */
    button: (name: RegExp) => {
      const found = visible(root, 'button').find((button) =>
        name.test(button.getAttribute('aria-label') ?? button.textContent),
      );
      if (!found) throw new Error(`no visible button ${name}`);
      return found;
    },
    reached: (type: AdEvent['type'], times = 1) =>
      vi.waitFor(
        () => {
          const found = events.filter((event) => event.type === type);
          if (found.length < times) throw new Error(`${type} x ${times} not among ${JSON.stringify(events)}`);
          return found[times - 1] as AdEvent;
        },
        { timeout: 15_000, interval: 20 },
      ),
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
