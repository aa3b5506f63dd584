/** Runs work at most once per interval; of what comes in between, the last is run at its end. */
export interface Throttle {
  run: (work: () => void) => void;
  /** Forgets the work that waits. */
  cancel: () => void;
  /** Runs the work that waits, now. */
  flush: () => void;
}

/** A throttle with this interval in milliseconds. */
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
