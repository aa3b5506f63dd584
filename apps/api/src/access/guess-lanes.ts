import { passwordLaneMs, type passwordLanes } from '@spinreel/config-schema/limits/timings';

/** A group of clients that share a count of wrong passwords, and the limits that apply to them. */
export interface GuessLane {
  readonly key: string;
  readonly limits: Readonly<Record<keyof (typeof passwordLanes)['browser'], number>>;
}

/** Throttles password guesses in independent lanes. A lane always opens again after its longest delay. */
export interface GuessLanes {
  /** Returns the milliseconds until all of the lanes allow a comparison; 0 if they allow it now. */
  waitMs(lanes: readonly GuessLane[]): number;
  recordWrong(lanes: readonly GuessLane[]): void;
  /** Returns the number of wrong passwords recorded in the lane. */
  countWrong(key: string): number;
  forget(key: string): void;
}

/** `now` is the clock in milliseconds. */
export function createGuessLanes(now: () => number): GuessLanes {
  const byKey = new Map<string, { wrong: number; lastMs: number }>();

  function find(key: string): { wrong: number; lastMs: number } {
    const found = byKey.get(key);
    return found !== undefined && found.lastMs > now() - passwordLaneMs ? found : { wrong: 0, lastMs: 0 };
  }

  return {
    waitMs: (lanes) =>
      Math.max(
        0,
        ...lanes.map(({ key, limits }) => {
          const { wrong, lastMs } = find(key);
          return lastMs + delayMs(wrong, limits) - now();
        }),
      ),
    recordWrong(lanes) {
      for (const { key } of lanes) byKey.set(key, { wrong: find(key).wrong + 1, lastMs: now() });
      for (const key of byKey.keys()) if (find(key).wrong === 0) byKey.delete(key);
    },
    countWrong: (key) => find(key).wrong,
    forget: (key) => void byKey.delete(key),
  };
}

function delayMs(wrong: number, { free, firstDelayMs, maxDelayMs }: GuessLane['limits']): number {
  return wrong < free ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (wrong - free));
}
