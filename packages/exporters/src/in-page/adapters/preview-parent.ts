import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { previewMessageSource, wizardMessageSource, type WallCommand } from '../../preview-messages.ts';
import type { CreateHost } from '../start-ad.ts';
import { createFollower } from '../wall/follow-progress.ts';
import { measureScreen } from '../wall/measure-screen.ts';

/** An edit from the wizard. Its number is sent back when the edit is on screen. */
interface Edit {
  readonly source: typeof wizardMessageSource;
  readonly ad: RuntimeAd;
  readonly number: number;
}

/**
 * Host adapter for the wizard's preview. It opens no store, reports events to the wizard, and applies the wizard's edits and
 * commands. Each message to the wizard has `source: 'spinreel-preview'` and one of these members:
 * - `event`: an `AdEvent`;
 * - `ready`: the `slots` and the `video` of the ad, once it can be edited;
 * - `shown`: the number of the edit that is on screen;
 * - `progress`: how far the ad has been played;
 * - `screen`: what is where on a screen that waits for a tap.
 *
 * The target origin is `*` because the frame is sandboxed and the messages contain nothing private.
 */
export const createHost: CreateHost = ({ ad }) => {
  const follower = createFollower(ad.video, (progress) => post({ progress }));
  let screen: PlacementScreen | undefined = 'cover';
  const measure = () => {
    if (screen) post({ screen: measureScreen(screen) });
  };
  addEventListener('resize', () => requestAnimationFrame(measure));
  return {
    openStore() {},
    event(event) {
      post({ event });
      // Edits only move an existing video, so the preview is ready once the video has loaded or failed.
      if (event.type === 'load' || event.type === 'error') {
        post({ ready: { slots: ad.slots, video: ad.video } });
        measure();
      }
      const shown = findShownScreen(event);
      if (shown !== undefined) screen = shown || undefined;
      if (shown) measure();
      follower.note(event);
    },
    onVisibility(listener) {
      onCommand((command) => {
        if ('follow' in command) follower.follow(command.follow);
        else if ('isHidden' in command) listener(!command.isHidden);
        else if ('isMuted' in command) follower.setMuted(command.isMuted);
      });
    },
    onAd(update) {
      onCommand((data) => {
        if (!('ad' in data)) return;
        const before = document.querySelectorAll('canvas');
        const removeOld = update(data.ad);
        copyCanvases(before, document.querySelectorAll('canvas'));
        for (const animation of Array.from(document.getAnimations())) finishAnimation(animation);
        requestAnimationFrame(() => {
          removeOld();
          post({ shown: data.number });
          measure();
        });
      });
    },
  };
};

/** Returns the screen that an event shows; null if the ad no longer waits for a tap, undefined if nothing changes. */
function findShownScreen({ type }: AdEvent): PlacementScreen | null | undefined {
  if (type === 'pause') return 'gameplay';
  if (type === 'outro') return 'outro';
  return type === 'start' || type === 'spin' || type === 'badge' ? null : undefined;
}

/** Calls `run` for each message of the wizard. */
function onCommand(run: (command: Edit | WallCommand) => void): void {
  addEventListener('message', ({ data, source }: MessageEvent<Edit | WallCommand | null>) => {
    if (source === parent && data && data.source === wizardMessageSource) run(data);
  });
}

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
