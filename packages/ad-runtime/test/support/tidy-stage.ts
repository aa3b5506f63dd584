import { expect } from 'vitest';
import type { RuntimeAd } from '../../src/runtime-ad.ts';
import { visible } from './play-ad.ts';

/** Everything has its place in the first frame. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Disables the badge animations, because a moving badge cannot be measured. */
export function withoutMotion(ad: RuntimeAd): RuntimeAd {
  return { ...ad, badge: { ...ad.badge, onPlaybackEndAnimated: false, onOutroAnimated: false } };
}

/** Pauses twice near the beginning, for tests that go through the screens and not through the video. */
export function withEarlyPauses(ad: RuntimeAd): RuntimeAd {
  return { ...ad, video: { ...ad.video, pauseFrames: [3, 6] } };
}

/** Continues a playing video just before its end. */
export function skipToEnd(video: HTMLVideoElement): void {
  video.currentTime = video.duration - 0.1;
}

/** Expects that every element of the current screen is on the stage and out of its upper corners. */
export function expectTidy(stage: HTMLElement): void {
  const elements = visible(stage, '.button,.text,.hand,.badge,.count');
  for (const element of elements) {
    const { left, top, right, bottom } = boxOnStage(element, stage);
    const where = `${element.className} at ${[left, top, right, bottom].join()}`;
    const isInside =
      left >= -1 && top >= -1 && right <= stage.offsetWidth + 1 && bottom <= stage.offsetHeight + 1;
    const isInCorner = top < 59 && (left < stage.offsetWidth * 0.15 || right > stage.offsetWidth * 0.85);
    expect({ where, isInside, isInCorner }).toEqual({ where, isInside: true, isInCorner: false });
  }
}

/** The layout's box: pulses and entrances are transforms and do not count. */
function boxOnStage(element: HTMLElement, stage: HTMLElement) {
  let left = 0;
  let top = 0;
  for (let at = element; at !== stage; at = at.offsetParent as HTMLElement) {
    left += at.offsetLeft + (at === element ? 0 : at.clientLeft);
    top += at.offsetTop + (at === element ? 0 : at.clientTop);
  }
  // The counter is centred by a transform.
  if (element.classList.contains('count')) left -= element.offsetWidth / 2;
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

/** Whether two elements overlap on the page. */
export function areOverlapping(a: Element, b: Element): boolean {
  const one = a.getBoundingClientRect();
  const other = b.getBoundingClientRect();
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
