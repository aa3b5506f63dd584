declare global {
  interface Window {
    /** The largest paint's time, the layout shift so far, and how long tasks have blocked input, in milliseconds. */
    landing: { paintMs: number; shift: number; blockedMs: number };
  }
}

/** Runs in a page before its own scripts. Must be self-contained, because it is sent as text. */
export function watchLanding(): void {
  const landing = { paintMs: 0, shift: 0, blockedMs: 0 };
  window.landing = landing;
  const watch = (type: string, report: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    landing.paintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) landing.shift += value;
  });
  watch('longtask', ({ duration }) => {
    landing.blockedMs += duration - 50;
  });
}
