/** A job that waits or runs. */
interface OwnedJob {
  /** The sessions that have asked for it. A job of the product itself has none. */
  readonly owners: ReadonlySet<string>;
}

/**
 * Sorts waiting jobs so that no session delays another one: the first job of each session comes before the second of any, and
 * the session whose last job has started earliest comes first. Running jobs count. The jobs of one session stay in their order.
 * Jobs without a session come first. `lastStarts` has the order in which the latest jobs of sessions have started.
 */
export function sortFairly<Waiting extends OwnedJob>(
  waiting: readonly Waiting[],
  running: Iterable<OwnedJob>,
  lastStarts: ReadonlyMap<string, number>,
): Waiting[] {
  const counts = new Map<string, number>();
  const countOf = (owner: string): number => counts.get(owner) ?? 0;
  const add = ({ owners }: OwnedJob): void => {
    for (const owner of owners) counts.set(owner, countOf(owner) + 1);
  };
  for (const job of running) add(job);
  const placed = waiting.map((job) => {
    const owners = [...job.owners];
    const place = {
      job,
      turn: owners.length === 0 ? 0 : Math.min(...owners.map(countOf)),
      lastStart: owners.length === 0 ? 0 : Math.min(...owners.map((owner) => lastStarts.get(owner) ?? 0)),
    };
    add(job);
    return place;
  });
  return placed.toSorted((a, b) => a.turn - b.turn || a.lastStart - b.lastStart).map(({ job }) => job);
}
