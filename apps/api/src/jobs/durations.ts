/** What a kind of work is thought to take before one has been seen, in milliseconds. */
const firstGuessMs = 6000;
/** Weight of the newest duration. */
const newestShare = 0.3;

/** Remembers how long each kind of work takes, in milliseconds. */
export interface Durations {
  learn(kind: string, durationMs: number): void;
  /** The expected sum for these pieces of work. */
  total(kinds: readonly string[]): number;
}

/** A moving average per kind of work. */
export function createDurations(): Durations {
  const averages = new Map<string, number>();
  const average = (kind: string): number => averages.get(kind) ?? firstGuessMs;
  return {
    learn: (kind, durationMs) => {
      averages.set(kind, average(kind) * (1 - newestShare) + durationMs * newestShare);
    },
    total: (kinds) => kinds.reduce((sum, kind) => sum + average(kind), 0),
  };
}
