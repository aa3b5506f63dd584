import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Plays } from '../plays/use-plays.ts';
import { countIssues } from '../issues/group-issues.ts';
import { VerdictRow } from './verdict-row.tsx';

/** Each network's verdict, those that reject the file first. While the file is played, the order stays. */
export function VerdictList({ plays }: { plays: Plays }) {
  const { verdicts, isRunning } = plays;
  const [order, setOrder] = useState(() => sortByIssues(verdicts));
  const newest = sortByIssues(verdicts);
  if (!isRunning && order.join() !== newest.join()) setOrder(newest);
  const sorted = order.flatMap((network) => verdicts.find((verdict) => verdict.network === network) ?? []);
  return (
    <Panel title="Networks" icon={<ShieldCheck />}>
      <ul className="stack gap-2">
        {sorted.map((verdict) => (
          <li key={verdict.network}>
            <VerdictRow
              verdict={verdict}
              play={plays.getState(verdict.network)}
              isOpenAtFirst={verdicts.length === 1}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns the ids of the networks, those with most errors first. */
function sortByIssues(verdicts: readonly CheckVerdict[]): string[] {
  const weigh = (verdict: CheckVerdict): number => {
    const { error, warning } = countIssues(verdict);
    return error * 1000 + warning;
  };
  return verdicts.toSorted((a, b) => weigh(b) - weigh(a)).map(({ network }) => network);
}
