import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { previewMessageSource, wizardMessageSource } from '../../preview-messages.ts';
import type { CreateHost } from '../start-ad.ts';

/** An edit from the wizard. Its number is sent back when the edit is on screen. */
interface Edit {
  readonly source: typeof wizardMessageSource;
  readonly ad: RuntimeAd;
  readonly number: number;
}

/**
 * Host adapter for the wizard's preview. It opens no store, reports events to the wizard, and applies the wizard's
 * edits. Each message to the wizard has `source: 'spinreel-preview'` and one of these members:
 * - `event`: an `AdEvent`;
 * - `ready`: the `slots` and the `video` of the ad, once it can be edited;
 * - `shown`: the number of the edit that is on screen.
 *
 * The target origin is `*` because the frame is sandboxed and the messages contain nothing private.
 */
export const createHost: CreateHost = ({ ad }) => ({
  openStore() {},
  event(event) {
    post({ event });
    // Edits only move an existing video, so the preview is ready once the video has loaded or failed.
    if (event.type === 'load' || event.type === 'error')
      post({ ready: { slots: ad.slots, video: ad.video } });
  },
  onAd(update) {
    addEventListener('message', ({ data, source }: MessageEvent<Edit | null>) => {
      if (source !== parent || !data || data.source !== wizardMessageSource) return;
      const before = document.querySelectorAll('canvas');
      const removeOld = update(data.ad);
      copyCanvases(before, document.querySelectorAll('canvas'));
      for (const animation of Array.from(document.getAnimations())) finishAnimation(animation);
      requestAnimationFrame(() => {
        removeOld();
        post({ shown: data.number });
      });
    });
  },
});

function post(message: object): void {
  parent.postMessage(Object.assign({ source: previewMessageSource }, message), '*');
}

/** Copies the old canvases to the new ones, which follow them. Otherwise they stay empty while the video is paused. */
function copyCanvases(before: NodeListOf<HTMLCanvasElement>, after: NodeListOf<HTMLCanvasElement>): void {
  before.forEach((canvas, index) => {
    const copy = after[before.length + index];
    const context = copy && copy.getContext('2d');
    if (copy && context) context.drawImage(canvas, 0, 0, copy.width, copy.height);
  });
}

/** Finishes entrance animations, which have already been shown. Infinite animations continue. */
function finishAnimation(animation: Animation): void {
  const { effect } = animation;
  if (effect && effect.getComputedTiming().endTime === Infinity) animation.startTime = 0;
  else animation.finish();
}
