/** What is measured, by name. */
export type Contestants = Readonly<Record<string, () => unknown>>;

/**
 * Milliseconds of each contestant, one per round. They take turns, so that whatever else the machine does meets all of
 * them; a first round that warms up is not counted.
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

/** The value below which that share of the values lies: 0 is the least, 0.5 the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How many times as long something takes as its limit, by the quickest round of each: other work only ever adds time. */
export function timesTheLimit(times: readonly number[], limit: readonly number[]): number {
  return quantile(times, 0) / quantile(limit, 0);
}
