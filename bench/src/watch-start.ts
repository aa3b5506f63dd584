declare global {
  interface Window {
    startUp: StartUp;
  }
}

/** What a page tells of its start, in milliseconds since it was asked for. */
export interface StartUp {
  /** The first picture or text is on screen; NaN until then. */
  paintMs: number;
  /** The video could be played; NaN until then. */
  readyMs: number;
  /** The longest task of the main thread until then; 50 when none was longer, for shorter ones are not told. */
  longestTaskMs: number;
  /** From the first tap to a new frame of the video on screen, and no cover over it; NaN until then. */
  tapToFrameMs: number;
}

/** Runs in a page before it: notes how it starts in `window.startUp`. Self-contained, since it is sent as text. */
export function watchStart(): void {
  const log: StartUp = { paintMs: NaN, readyMs: NaN, longestTaskMs: 50, tapToFrameMs: NaN };
  window.startUp = log;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') log.paintMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (!(startTime > log.readyMs)) log.longestTaskMs = Math.max(log.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });

  const isWatched = new WeakSet<HTMLVideoElement>();
  let tappedMs = NaN;
  let uncoveredMs = NaN;
  const watch = (video: HTMLVideoElement) => {
    if (isWatched.has(video)) return;
    isWatched.add(video);
    const seen: VideoFrameRequestCallback = (_now, { mediaTime, presentationTime }) => {
      // A frame that could stand there before the tap proves nothing, nor does one which nobody sees.
      if (presentationTime >= uncoveredMs && mediaTime > 0) log.tapToFrameMs = presentationTime - tappedMs;
      else video.requestVideoFrameCallback(seen);
    };
    video.requestVideoFrameCallback(seen);
  };
  // Media events do not bubble, and a video outside the page tells nobody: both ways lead to it.
  document.addEventListener('canplay', ({ target }) => ready(target), { capture: true });
  const ready = (target: EventTarget | null) => {
    if (!(target instanceof HTMLVideoElement)) return;
    watch(target);
    if (!(log.readyMs > 0)) log.readyMs = performance.now();
  };
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (tappedMs > 0) return;
      tappedMs = timeStamp;
      new MutationObserver((_, observer) => {
        if (document.querySelector('#cover[hidden]') === null) return;
        observer.disconnect();
        // What takes the cover away is a change of the page, which is seen with its next frame.
        requestAnimationFrame(() => (uncoveredMs = performance.now()));
      }).observe(document, { attributes: true, attributeFilter: ['hidden'], subtree: true });
    },
    { capture: true },
  );
}
