declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** When the parts of a page arrived, in milliseconds since it was requested. */
export interface Arrival {
  /** When the complete cover was on screen; NaN until then. */
  coverMs: number;
  /** When the video could be played; NaN until then. */
  readyMs: number;
}

/**
 * Runs in a page before its own scripts and records arrival times in `window.arrival`. Must be self-contained, because
 * it is sent as text.
 */
export function watchArrival(): void {
  const log: Arrival = { coverMs: NaN, readyMs: NaN };
  window.arrival = log;
  // Uses element timing, because the first paint could be text and a full-page image is not a candidate for the largest
  // paint.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (!(log.coverMs > 0)) log.coverMs = startTime;
  }).observe({ type: 'element', buffered: true });
  new MutationObserver((_, observer) => {
    const cover = document.querySelector('img');
    if (cover === null) return;
    cover.setAttribute('elementtiming', 'cover');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  // Media events do not bubble, but they are captured.
  document.addEventListener(
    'canplay',
    () => {
      if (!(log.readyMs > 0)) log.readyMs = performance.now();
    },
    { capture: true },
  );
}
