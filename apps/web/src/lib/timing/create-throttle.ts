/** Runs work at most once per interval. Of the work requested in between, only the last runs, at the interval's end. */
export interface Throttle {
  run: (work: () => void) => void;
  /** Discards the waiting work. */
  cancel: () => void;
  /** Runs the waiting work now. */
  flush: () => void;
}

/** Creates a throttle with this interval in milliseconds. */
export function createThrottle(intervalMs: number): Throttle {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tick = () => {
    timer = null;
    const work = waiting;
    waiting = null;
    if (work === null) return;
    timer = setTimeout(tick, intervalMs);
    work();
  };
  const cancel = () => {
    waiting = null;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    run(work) {
      waiting = work;
      if (timer === null) tick();
    },
    cancel,
    flush() {
      const work = waiting;
      cancel();
      work?.();
    },
  };
}
