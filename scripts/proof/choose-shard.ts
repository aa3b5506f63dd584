/** Part `index` of `count` parts of the work. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/**
 * Reads a shard as it is given on the command line: `2/4` is the second of four parts.
 *
 * @throws if the text is not a shard
 */
export function readShard(text: string): Shard {
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new Error(`--shard must be like 2/4, the second of four parts, not "${text}".`);
  }
  return { index, count };
}

/**
 * Divides the steps so that all parts take about the same time, and returns one part. Each step is in exactly one part.
 *
 * @param steps in a fixed order, the same on each machine
 */
export function chooseShard<Step extends { readonly estimatedMinutes: number }>(
  steps: readonly Step[],
  { index, count }: Shard,
): Step[] {
  const parts = Array.from({ length: count }, () => ({ minutes: 0, steps: [] as Step[] }));
  for (const step of steps.toSorted((one, other) => other.estimatedMinutes - one.estimatedMinutes)) {
    const shortest = parts.reduce((best, part) => (part.minutes < best.minutes ? part : best));
    shortest.minutes += step.estimatedMinutes;
    shortest.steps.push(step);
  }
  return parts[index - 1]?.steps ?? [];
}
