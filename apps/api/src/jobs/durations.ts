/** Weight of the latest duration in the moving average. */
const newestShare = 0.3;

/** Learns how long each kind of work usually takes. */
export interface Durations {
  learn(kind: string, durationMs: number): void;
  /** Returns the recent average duration of a kind of work, in milliseconds; null if none has ended yet. */
  usual(kind: string): number | null;
}

/** Creates a `Durations` that keeps one moving average per kind of work. */
export function createDurations(): Durations {
  const averages = new Map<string, number>();
  return {
    learn: (kind, durationMs) => {
      const average = averages.get(kind) ?? durationMs;
      averages.set(kind, average * (1 - newestShare) + durationMs * newestShare);
    },
    usual: (kind) => averages.get(kind) ?? null,
  };
}
