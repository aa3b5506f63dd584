import { listen } from '../listen.ts';

/**
 * Reports the frames of a video as they appear: by `requestVideoFrameCallback` where it exists, else by timers that are
 * set for the frame which `dueFrame` names. `timeupdate`, late as it is, stands behind both as a safety net, as no
 * browser promises a callback for each frame. Returns what stops it.
 */
export function watchFrames(options: {
  video: HTMLVideoElement;
  frameRate: number;
  /** The frame that must not be missed; NaN when there is none. */
  dueFrame: () => number;
  /** `isExact`: told by the browser for exactly this picture; else guessed from the clock, and may be a frame off. */
  seen: (frame: number, isExact: boolean) => void;
}): () => void {
  const { video, frameRate, dueFrame, seen } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Missing in browsers from before 2021 and in some of 2024, whatever the compiler's library says.
  const hasCallback: boolean = 'requestVideoFrameCallback' in video;
  let isStopped = false;

  const next = () => {
    if (hasCallback && !isStopped) video.requestVideoFrameCallback(onFrame);
  };
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    next();
    seen(Math.round(mediaTime * frameRate), true);
  };
  const onClock = () => {
    clearTimeout(timer);
    // Beside exact callbacks the clock only reports what they must have missed long ago.
    seen(Math.floor(video.currentTime * frameRate + 0.01) - (hasCallback ? 2 : 0), false);
    const waitMs = ((dueFrame() + 0.1) / frameRate - video.currentTime) * 1000;
    if (!hasCallback && !video.paused && waitMs === waitMs) timer = setTimeout(onClock, Math.max(1, waitMs));
  };
  const stops = ['playing', 'timeupdate', 'seeked'].map((name) => listen(video, name, onClock));
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
