/** A frame that the viewer sees. */
export interface SeenFrame {
  readonly frame: number;
  /** Told by the browser for exactly this picture; else guessed from the clock, which may be a frame off. */
  readonly isExact: boolean;
}

/**
 * Reports the frames of a video as they appear: by `requestVideoFrameCallback` where it exists, else by timers that are
 * set for the frame which `dueFrame` names. `timeupdate`, late as it is, stands behind both as a safety net, as no
 * browser promises a callback for each frame. Returns what stops it.
 */
export function watchFrames(options: {
  video: HTMLVideoElement;
  frameRate: number;
  /** The frame that must not be missed, null when there is none. */
  dueFrame: () => number | null;
  seen: (frame: SeenFrame) => void;
}): () => void {
  const { video, frameRate, dueFrame, seen } = options;
  let timer = 0;
  let callback = 0;
  // Missing in browsers from before 2021 and in some of 2024, whatever the compiler's library says.
  const isExact: boolean = Boolean((video as Partial<HTMLVideoElement>).requestVideoFrameCallback);

  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    callback = video.requestVideoFrameCallback(onFrame);
    seen({ frame: Math.round(mediaTime * frameRate), isExact: true });
  };

  const onClock = () => {
    clearTimeout(timer);
    // With exact callbacks the clock only reports what they must have missed long ago.
    seen({ frame: Math.floor(video.currentTime * frameRate + 0.01) - (isExact ? 2 : 0), isExact: false });
    const due = dueFrame();
    if (isExact || due === null || video.paused) return;
    timer = window.setTimeout(onClock, Math.max(1, ((due + 0.1) / frameRate - video.currentTime) * 1000));
  };

  const clockEvents = ['playing', 'timeupdate', 'seeked'];
  for (const name of clockEvents) video.addEventListener(name, onClock);
  if (isExact) callback = video.requestVideoFrameCallback(onFrame);
  return () => {
    clearTimeout(timer);
    if (isExact) video.cancelVideoFrameCallback(callback);
    for (const name of clockEvents) video.removeEventListener(name, onClock);
  };
}
