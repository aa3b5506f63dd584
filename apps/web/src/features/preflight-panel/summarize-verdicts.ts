import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { describeNetworkCount } from '../../lib/networks/count-networks.ts';
import { shortenNetworkName } from '../../lib/networks/list-network-names.ts';

/** Preflight's results for all networks of an ad. */
export interface VerdictSummary {
  /** Whether every network accepts its file without any warning. */
  readonly isClean: boolean;
  /** The result in a few words: 'Checked for 20 networks: 2 have issues'. */
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
  return {
    isClean: withIssues.length === 0,
    text: describeResult(verdicts, withIssues),
    withIssues,
    clean: verdicts.filter((verdict) => countIssues(verdict) === 0),
  };
}

/** Counts a network's issues: the failed rules, or one if no file could be made. */
export function countIssues({ problem, rules }: NetworkVerdict): number {
  return problem === null ? rules.filter(({ passed }) => !passed).length : 1;
}

/** Formats the count: 'no issues', '1 issue', '2 issues'. */
export function describeIssues(count: number): string {
  return count === 0 ? 'no issues' : writeCount(count, 'issue');
}

function describeResult(verdicts: readonly NetworkVerdict[], withIssues: readonly NetworkVerdict[]): string {
  const [only] = verdicts;
  if (only === undefined) return 'No networks chosen';
  const [worst] = withIssues;
  if (verdicts.length === 1)
    return `Checked for ${shortenNetworkName(only.label)}: ${describeIssues(countIssues(only))}`;
  const checked = `Checked for ${describeNetworkCount(verdicts.map(({ network, label }) => ({ id: network, label })))}`;
  if (worst === undefined) return `${checked}: no issues`;
  if (withIssues.length === 1)
    return `${checked}: ${shortenNetworkName(worst.label)} has ${describeIssues(countIssues(worst))}`;
  return `${checked}: ${withIssues.length} files have issues`;
}
