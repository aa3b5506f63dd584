/** The progress of work that has several parts, as one number. */
export interface SharedProgress {
  /** Sets how much of a part is done, 0 to 1. */
  report(what: string, share: number): void;
}

/** Adds up the parts' progress by their weights. The value given to `onProgress` never falls. */
export function createSharedProgress(
  weights: ReadonlyMap<string, number>,
  onProgress: ((share: number, what: string) => void) | undefined,
): SharedProgress {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<string, number>();
  let reported = 0;
  return {
    report(what, share) {
      shares.set(what, Math.max(shares.get(what) ?? 0, share));
      const done = [...shares].reduce(
        (sum, [part, partShare]) => sum + partShare * (weights.get(part) ?? 0),
        0,
      );
      reported = Math.max(reported, Math.min(1, done / total));
      onProgress?.(reported, what);
    },
  };
}
