import { withGlobal } from '@sinonjs/fake-timers';

/** A clock that stands still until a test lets time pass. */
export interface FakeClock {
  /** Lets time pass, in milliseconds: timers and animation frames that fall due run in their order. */
  advance(durationMs: number): void;
  /** Lets time pass until the next animation frame, 16 ms apart, has run. */
  nextFrame(): void;
  /** Milliseconds that have passed since the clock was installed. */
  elapsedMs(): number;
  /** Gives the real clock back. Timers that were set meanwhile never run. */
  restore(): void;
}

/**
 * Puts a clock that a test moves in the place of timers, animation frames, `Date` and `performance.now`: of the page or
 * process itself, or of another `scope`, such as the window of a frame or of jsdom. Video and audio have clocks of their
 * own and run on; so do the time stamps of events. Throws when it is installed twice.
 *
 * It needs `@sinonjs/fake-timers`, an optional peer of this package.
 *
 * @example
 * const clock = installFakeClock();
 * clock.advance(winningBadgeMs); // the badge is over
 * clock.restore();
 */
export function installFakeClock(scope: object = globalThis): FakeClock {
  const clock = withGlobal(scope).install({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
    // Node has no animation frames.
    ignoreMissingTimers: true,
    // A player that runs already stops timers which it set before.
    shouldClearNativeTimers: true,
  });
  return {
    advance: (durationMs) => void clock.tick(durationMs),
    nextFrame: () => void clock.runToFrame(),
    elapsedMs: () => clock.now,
    restore: () => clock.uninstall(),
  };
}
