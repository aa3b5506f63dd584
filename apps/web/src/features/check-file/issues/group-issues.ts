import type { CheckFinding, CheckVerdict } from '@spinreel/api-contract/checks';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';

/** A broken rule and the networks that it concerns. */
export interface Issue {
  readonly finding: CheckFinding;
  /** The names of the networks, in the order of the verdicts. */
  readonly networks: readonly string[];
}

const ranks = { error: 0, warning: 1, advice: 2 } as const;

/**
 * Groups the broken rules of all networks that have the same message: errors first, then warnings, then advice, and those
 * of most networks first.
 */
export function groupIssues(verdicts: readonly CheckVerdict[]): Issue[] {
  const groups = new Map<string, { finding: CheckFinding; networks: string[] }>();
  for (const { label, findings } of verdicts)
    for (const finding of findings) {
      if (finding.passed) continue;
      const key = `${finding.id} ${finding.severity} ${finding.message}`;
      const group = groups.get(key) ?? { finding, networks: [] };
      groups.set(key, group);
      group.networks.push(label);
    }
  return [...groups.values()].toSorted(
    (a, b) => ranks[a.finding.severity] - ranks[b.finding.severity] || b.networks.length - a.networks.length,
  );
}

/** Counts the broken rules of one network, by severity. */
export function countIssues({ findings }: CheckVerdict): Record<CheckFinding['severity'], number> {
  const counts = { error: 0, warning: 0, advice: 0 };
  for (const { passed, severity } of findings) if (!passed) counts[severity] += 1;
  return counts;
}

/** Describes the counts in a few words: '2 errors, 1 warning'. Null if there are none. */
export function describeIssues({ error, warning, advice }: ReturnType<typeof countIssues>): string | null {
  const parts = [
    formatCount(error, 'error'),
    formatCount(warning, 'warning'),
    formatCount(advice, 'recommendation'),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

function formatCount(count: number, unit: string): string {
  return count === 0 ? '' : writeCount(count, unit);
}
