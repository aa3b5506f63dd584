import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { formatAll } from '../../lib/format/format-all.ts';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';

/** Preflight's results for all networks of an ad. */
export interface VerdictSummary {
  /** Whether every network accepts its file without any warning. */
  readonly isClean: boolean;
  /** The result in one sentence: '18 of 20 files pass.' */
  readonly text: string;
  /** The networks with issues, those that reject the file first, then by the number of issues. */
  readonly withIssues: readonly NetworkVerdict[];
  /** The networks without issues. */
  readonly clean: readonly NetworkVerdict[];
}

export function summarizeVerdicts(verdicts: readonly NetworkVerdict[]): VerdictSummary {
  const withIssues = verdicts
    .filter((verdict) => countIssues(verdict) > 0)
    .toSorted((a, b) => Number(a.passed) - Number(b.passed) || countIssues(b) - countIssues(a));
  const passedCount = verdicts.filter(({ passed }) => passed).length;
  return {
    isClean: withIssues.length === 0,
    text: describeCount(passedCount, verdicts.length),
    withIssues,
    clean: verdicts.filter((verdict) => countIssues(verdict) === 0),
  };
}

/** Summarizes the results in a few words: 'Chartboost 2 issues, 18 of 20 ok', or 'All 20 networks ok'. */
export function summarizeBriefly(verdicts: readonly NetworkVerdict[]): string {
  const { withIssues } = summarizeVerdicts(verdicts);
  const [worst] = withIssues;
  const [only] = verdicts;
  if (only === undefined) return 'No networks chosen';
  if (worst === undefined)
    return verdicts.length === 1
      ? `${shortenNetworkName(only.label)} ok`
      : `${formatAll(verdicts.length)} networks ok`;
  const worstText = `${shortenNetworkName(worst.label)} ${describeIssues(countIssues(worst))}`;
  if (verdicts.length === 1) return worstText;
  return `${worstText}, ${verdicts.length - withIssues.length} of ${verdicts.length} ok`;
}

/** Counts a network's issues: the failed rules, or one if no file could be made. */
export function countIssues({ problem, rules }: NetworkVerdict): number {
  return problem === null ? rules.filter(({ passed }) => !passed).length : 1;
}

/** Formats the count: 'ok', '1 issue', '2 issues'. */
export function describeIssues(count: number): string {
  if (count === 0) return 'ok';
  return count === 1 ? '1 issue' : `${count} issues`;
}

function describeCount(passedCount: number, count: number): string {
  if (count === 0) return 'No networks are chosen.';
  if (passedCount < count) return `${passedCount} of ${count} ${count === 1 ? 'file passes' : 'files pass'}.`;
  return count === 1 ? 'The file passes.' : `${formatAll(count)} files pass.`;
}
