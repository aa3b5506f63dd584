import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { PlayProgress } from '../../preview-messages.ts';

/** Keeps an ad in step with others. */
export interface Follower {
  /** Notes an event of this ad. */
  note(event: AdEvent): void;
  /** Continues until this ad is as far as another one. Has no effect if it is further. */
  follow(other: PlayProgress): void;
  /** Mutes or unmutes the ad. */
  setMuted(isMuted: boolean): void;
}

/** Videos further behind than this jump to the right position. Videos that are nearer change their speed for a moment. */
const jumpSeconds = 0.5;
/** Where a video stops is exact only if it plays up to it. It jumps this far before it. */
const runUpSeconds = 0.15;
/** Not worth a change of speed. */
const sameSeconds = 0.02;
/** A speed that makes up for a delay until the next `timeupdate`, which follows after a quarter of a second. */
const speedPerSecond = 4;
/** The other ad's position cannot be known from an older message. */
const staleMs = 1000;

/**
 * Reports the progress of the page's ad, and lets it follow that of other pages. It taps as a viewer would, and pauses where
 * the ad pauses by itself.
 */
export function createFollower(
  { pauseFrames, frameRate }: RuntimeAd['video'],
  report: (progress: PlayProgress) => void,
): Follower {
  let taps = 0;
  let isRunning = false;
  let isMuted = false;
  let target: PlayProgress | null = null;
  const findVideo = () => document.querySelector('video');
  const click = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) element.click();
  };
  const tell = () => {
    const video = findVideo();
    report({ taps, isRunning, seconds: video ? video.currentTime : 0, atMs: Date.now() });
  };
  const catchUp = () => {
    const video = findVideo();
    if (!target || taps > target.taps) return;
    if (!isRunning) {
      // The video belongs to the page only once it can play.
      if (taps < target.taps) click(taps > 0 && video ? 'video' : '#cover');
      return;
    }
    if (video) adjust(video, target);
  };
  const adjust = (video: HTMLVideoElement, other: PlayProgress) => {
    const pauseFrame = pauseFrames[taps - 1];
    const stop = pauseFrame === undefined ? video.duration : pauseFrame / frameRate;
    const isStopPassed = taps < other.taps || !other.isRunning;
    const age = Date.now() - other.atMs;
    if (!isStopPassed && age > staleMs) {
      video.playbackRate = 1;
      return;
    }
    const behind = (isStopPassed ? stop : other.seconds + age / 1000) - video.currentTime;
    if (behind > jumpSeconds) video.currentTime += behind - (isStopPassed ? runUpSeconds : 0);
    const change = Math.abs(behind) < sameSeconds ? 0 : behind * speedPerSecond;
    video.playbackRate = 1 + (isStopPassed ? 1 : Math.max(-0.5, Math.min(1, change)));
  };
  // Media events do not bubble, but they can be captured.
  addEventListener(
    'timeupdate',
    () => {
      if (!isRunning) return;
      tell();
      catchUp();
    },
    true,
  );
  return {
    note(event) {
      const { type } = event;
      if (event.type === 'mute') isMuted = event.isMuted;
      if (type === 'start' || type === 'spin') {
        taps += 1;
        isRunning = true;
      } else if (type === 'pause' || type === 'badge' || type === 'outro') {
        isRunning = false;
        const video = findVideo();
        if (video) video.playbackRate = 1;
      } else return;
      tell();
      // The ad must have applied the event before the next tap.
      setTimeout(catchUp);
    },
    follow(other) {
      target = other;
      catchUp();
    },
    setMuted(wanted) {
      if (wanted !== isMuted) click('.mute');
    },
  };
}
