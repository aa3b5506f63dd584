import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { Wrench } from 'lucide-react';
import { formatAll } from '../../../lib/format/format-all.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Issue } from './group-issues.ts';
import { IssueItem } from './issue-item.tsx';

interface IssueListProps {
  issues: readonly Issue[];
  /** The number of checked networks. */
  networkCount: number;
}

/** What to fix in a file, whatever the network. Recommendations are collapsed. */
export function IssueList({ issues, networkCount }: IssueListProps) {
  const problems = issues.filter(({ finding }) => finding.severity !== 'advice');
  const advice = issues.filter(({ finding }) => finding.severity === 'advice');
  if (issues.length === 0) return null;
  return (
    <Panel
      title={problems.length === 0 ? 'What to improve' : 'What to fix'}
      description="Errors make a network reject the file. Warnings may cost viewers or time."
      icon={<Wrench />}
    >
      {problems.length > 0 && (
        <ul className="stack gap-3">
          {problems.map((issue) => (
            <li key={keyOf(issue)}>
              <IssueItem finding={issue.finding} networks={describeNetworks(issue.networks, networkCount)} />
            </li>
          ))}
        </ul>
      )}
      {advice.length > 0 && (
        <details className="disclosure" open={problems.length === 0}>
          <summary>{writeCount(advice.length, 'recommendation')} from Spinreel</summary>
          <ul className="stack gap-3">
            {advice.map((issue) => (
              <li key={keyOf(issue)}>
                <IssueItem
                  finding={issue.finding}
                  networks={describeNetworks(issue.networks, networkCount)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function keyOf({ finding }: Issue): string {
  return `${finding.id} ${finding.severity} ${finding.message}`;
}

/** Names the networks of an issue; null if only one network was checked. */
function describeNetworks(networks: readonly string[], count: number): string | null {
  if (count === 1) return null;
  return networks.length === count ? `${formatAll(count)} networks` : networks.join(', ');
}
