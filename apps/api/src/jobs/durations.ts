/** Initial estimate for a kind of work that has not run yet, in milliseconds. */
const firstGuessMs = 6000;
/** Weight of the latest duration in the moving average. */
const newestShare = 0.3;

/** Learns how long each kind of work usually takes. */
export interface Durations {
  learn(kind: string, durationMs: number): void;
  /** Returns the recent average duration of a kind of work, in milliseconds. */
  usual(kind: string): number;
}

/** Creates a `Durations` that keeps one moving average per kind of work. */
export function createDurations(): Durations {
  const averages = new Map<string, number>();
  const usual = (kind: string): number => averages.get(kind) ?? firstGuessMs;
  return {
    learn: (kind, durationMs) => {
      averages.set(kind, usual(kind) * (1 - newestShare) + durationMs * newestShare);
    },
    usual,
  };
}
