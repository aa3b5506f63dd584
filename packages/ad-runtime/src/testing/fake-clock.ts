import { withGlobal } from '@sinonjs/fake-timers';

/** A clock that advances only when a test requests it. */
export interface FakeClock {
  /** Advances the time by milliseconds. Due timers and animation frames run in order. */
  advance(durationMs: number): void;
  /** Advances the time until the next animation frame has run. Frames are 16 ms apart. */
  nextFrame(): void;
  /** Returns the time since the clock was installed, in milliseconds. */
  elapsedMs(): number;
  /** Restores the real clock. Timers set on the fake clock never run. */
  restore(): void;
}

/**
 * Replaces timers, animation frames, `Date` and `performance.now` with a fake clock. Applies to the page or process, or
 * to another `scope`, such as the window of an iframe or of jsdom. Video, audio and event time stamps use their own
 * clocks and continue. Throws if it is installed twice.
 *
 * Requires `@sinonjs/fake-timers`, an optional peer dependency of this package.
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
    // A running player may clear timers that it set before.
    shouldClearNativeTimers: true,
  });
  return {
    advance: (durationMs) => void clock.tick(durationMs),
    nextFrame: () => void clock.runToFrame(),
    elapsedMs: () => clock.now,
    restore: () => clock.uninstall(),
  };
}
