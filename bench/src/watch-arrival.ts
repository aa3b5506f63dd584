declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** What a page tells of its arrival, in milliseconds since it was asked for. */
export interface Arrival {
  /** The cover is on screen whole; NaN until then. */
  coverMs: number;
  /** The video could be played; NaN until then. */
  readyMs: number;
}

/** Runs in a page before it: notes what arrives when in `window.arrival`. Self-contained, since it is sent as text. */
export function watchArrival(): void {
  const log: Arrival = { coverMs: NaN, readyMs: NaN };
  window.arrival = log;
  // A first paint could be a text, and pictures that fill the page are no largest one: so the cover is asked for by name.
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
