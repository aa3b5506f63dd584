import { videoStallMs } from '@spinreel/config-schema/ad-timings';

const checkIntervalMs = 500;

/**
 * Calls `stalled` once a video that should be running (`isWanted`) has not moved for the product's five seconds.
 * A video that still waits for its bytes does not count. Returns what stops it.
 */
export function watchStall(
  video: HTMLVideoElement,
  isWanted: () => boolean,
  stalled: () => void,
): () => void {
  let stillMs = 0;
  let lastSeconds = -1;
  const interval = setInterval(() => {
    const isStill = isWanted() && video.src !== '' && video.currentTime === lastSeconds;
    stillMs = isStill ? stillMs + checkIntervalMs : 0;
    lastSeconds = video.currentTime;
    if (stillMs >= videoStallMs) {
      stillMs = 0;
      stalled();
    }
  }, checkIntervalMs);
  return () => {
    clearInterval(interval);
  };
}
