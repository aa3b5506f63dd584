/** Counts the seconds during which nobody taps. */
export interface IdleTimer {
  /** Counts from zero. */
  restart(): void;
  end(): void;
}

/** Creates a timer that counts only while `isWaiting` returns true, and calls `onSecond` after each such second. */
export function createIdleTimer(isWaiting: () => boolean, onSecond: (seconds: number) => void): IdleTimer {
  let interval: ReturnType<typeof setInterval> | undefined;
  const end = () => clearInterval(interval);
  return {
    restart() {
      let seconds = 0;
      end();
      interval = setInterval(() => {
        if (isWaiting()) onSecond(++seconds);
      }, 1000);
    },
    end,
  };
}
