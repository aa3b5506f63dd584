import { addTallies, type Tally } from './check.ts';

/** What became of one check. */
export interface Outcome {
  readonly name: string;
  readonly proves: string;
  readonly tally: Tally;
  readonly durationMs: number;
}

/** A table with one line per check, the tests to look at, and the line `N passed, N failed` that closes every run. */
export function summary(outcomes: readonly Outcome[]): string {
  const nameWidth = Math.max(...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, proves, tally, durationMs }) => {
    const verdict = tally.failed > 0 ? 'FAILED' : 'ok    ';
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    const seconds = (durationMs / 1000).toFixed(1).padStart(7);
    return `  ${verdict}  ${name.padEnd(nameWidth)} ${seconds} s  ${tally.passed} passed, ${tally.failed} failed${skipped}  (${proves})`;
  });
  const total = addTallies(outcomes.map(({ tally }) => tally));
  return [
    ...rows,
    ...listed('failed', total.failures),
    ...listed('unsteady: failed among others, passed alone', total.unsteady),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
}

function listed(title: string, tests: readonly string[]): string[] {
  return tests.length === 0 ? [] : ['', `  ${title}`, ...tests.map((name) => `    ${name}`)];
}
