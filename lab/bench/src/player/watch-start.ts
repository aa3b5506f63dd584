declare global {
  interface Window {
    startUp: StartUp;
  }
}

/** How a page started, in milliseconds since it was requested. */
export interface StartUp {
  /** When the first image or text was on screen; NaN until then. */
  paintMs: number;
  /** When the video could be played; NaN until then. */
  readyMs: number;
  /** The main thread's longest task until then; 50 if there was none, because shorter tasks are not reported. */
  longestTaskMs: number;
  /** From the first tap to a new, uncovered video frame on screen; NaN until then. */
  tapToFrameMs: number;
}

/**
 * Runs in a page before its own scripts and records its start in `window.startUp`. Must be self-contained, because it
 * is sent as text.
 */
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
      // Frames that were presented while the cover was shown, or that may precede the tap, do not count.
      if (presentationTime >= uncoveredMs && mediaTime > 0) log.tapToFrameMs = presentationTime - tappedMs;
      else video.requestVideoFrameCallback(seen);
    };
    video.requestVideoFrameCallback(seen);
  };
  // Media events do not bubble, and a video outside the document sends none to it, so both ways of finding videos are
  // needed.
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
        // Hiding the cover changes the DOM, which becomes visible with the next frame.
        requestAnimationFrame(() => (uncoveredMs = performance.now()));
      }).observe(document, { attributes: true, attributeFilter: ['hidden'], subtree: true });
    },
    { capture: true },
  );
}
