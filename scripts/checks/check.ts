/** How many tests of a check passed, failed or were left out. A static check counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of those that failed, where they have one: said once more at the end of a long run. */
  readonly failures: readonly string[];
  /** The names of those that failed among others and passed alone: a fault of the test, or a race, to be found. */
  readonly unsteady: readonly string[];
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
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, failures: [], unsteady: [] };
}

/** The sum of several tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap(({ failures }) => failures),
    unsteady: tallies.flatMap(({ unsteady }) => unsteady),
  };
}
