/** The functions to compare, by name. */
export type Contestants = Readonly<Record<string, () => unknown>>;

/**
 * Measures the contestants in turns, in milliseconds per round, so that other load on the machine affects all of them.
 * The first round warms up and is not counted.
 */
export async function alternating<Names extends Contestants>(
  rounds: number,
  contestants: Names,
): Promise<Record<keyof Names, number[]>> {
  const names = Object.keys(contestants) as (keyof Names)[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const startedAt = performance.now();
      await contestants[name]?.();
      if (round > 0) times[name as string]?.push(performance.now() - startedAt);
    }
  }
  return times as Record<keyof Names, number[]>;
}

/** Returns the value below which this share of the values lies: 0 for the minimum, 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns the ratio of the fastest round to the fastest round of the limit. Other load can only make rounds slower. */
export function timesTheLimit(times: readonly number[], limit: readonly number[]): number {
  return quantile(times, 0) / quantile(limit, 0);
}
