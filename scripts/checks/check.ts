/** How many tests of a check passed, failed or were left out. A static check counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One line of the summary: something that must hold before a change may land. */
export interface Check {
  /** The word that selects it on the command line: `pnpm check lint`. */
  readonly name: string;
  /** What it proves, in a few words. */
  readonly proves: string;
  readonly run: () => Promise<Tally>;
}

/** The tally of a check that either holds or does not. */
export function oneCheck(holds: boolean): Tally {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 };
}

/** The sum of several tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
