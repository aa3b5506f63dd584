/**
 * Computes the priority of a job in the queue: the lower, the more jobs of its session are open already, so that the first job of
 * each session comes before the second of any. `turn` is the number of these jobs.
 */
export function computePriority({ isBackground, turn }: { isBackground: boolean; turn: number }): number {
  return isBackground ? 0 - turn : Math.max(1, firstPriority - turn);
}

/** Whether a job with this priority runs in the background. */
export function isBackgroundPriority(priority: number): boolean {
  return priority <= 0;
}

/** The priority of the first job of a session that a user waits for. */
const firstPriority = 1000;
