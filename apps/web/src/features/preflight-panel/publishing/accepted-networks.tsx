import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { countIssues, describeIssues, summarizeVerdicts } from '../summarize-verdicts.ts';
import styles from './accepted-networks.module.css';

/** At most so many networks are listed at first. */
const maxListed = { withIssues: 3, clean: 6 } as const;

interface AcceptedNetworksProps {
  verdicts: readonly NetworkVerdict[];
  /** Called with the id of the network whose report should be shown. */
  onShowReport: (network: string) => void;
}

/** How many rules each network's file has passed. The networks with issues are first, the worst of them at the top. */
export function AcceptedNetworks({ verdicts, onShowReport }: AcceptedNetworksProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { withIssues, clean } = summarizeVerdicts(verdicts);
  const listed = isWhole ? withIssues : withIssues.slice(0, maxListed.withIssues);
  const listedClean = isWhole ? clean : clean.slice(0, maxListed.clean);
  const hiddenCount = verdicts.length - listed.length - listedClean.length;
  return (
    <div className={styles.networks}>
      {listed.length > 0 && (
        <ul className="stack gap-2 wide">
          {listed.map((verdict) => (
            <li key={verdict.network} className={styles.issue} data-passed={verdict.passed || undefined}>
              <div className={styles.text}>
                <p>
                  <strong>{verdict.label}</strong> {describeIssues(countIssues(verdict))}
                </p>
                <p className="text-soft">{describeFirstIssue(verdict)}</p>
                <p className="text-soft">{describePassedShare(verdict)}</p>
              </div>
              <ReportButton verdict={verdict} onShowReport={onShowReport} />
            </li>
          ))}
        </ul>
      )}
      {listedClean.length > 0 && (
        <ul className={styles.cleanNetworks}>
          {listedClean.map((verdict) => (
            <li key={verdict.network} className={styles.clean}>
              <CircleCheck className="text-green" />
              <div className={styles.text}>
                <p>
                  <strong>{verdict.label}</strong>
                </p>
                <p className="text-soft">{describePassedShare(verdict)}</p>
              </div>
              <ReportButton verdict={verdict} onShowReport={onShowReport} isQuiet />
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <Button size="small" variant="quiet" className={styles.more} onClick={() => setIsWhole(true)}>
          {`Show ${hiddenCount} more`}
        </Button>
      )}
    </div>
  );
}

function ReportButton(props: {
  verdict: NetworkVerdict;
  onShowReport: AcceptedNetworksProps['onShowReport'];
  isQuiet?: boolean;
}) {
  const { verdict, onShowReport, isQuiet = false } = props;
  return (
    <Button
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      onClick={() => onShowReport(verdict.network)}
    >
      Show report<VisuallyHidden> for {verdict.label}</VisuallyHidden>
    </Button>
  );
}

function describeFirstIssue({ problem, rules }: NetworkVerdict): string {
  return problem?.message ?? rules.find(({ passed }) => !passed)?.message ?? '';
}

/** Describes how many rules a file has passed; empty if no file could be made. */
function describePassedShare({ rules }: NetworkVerdict): string {
  if (rules.length === 0) return '';
  const passedCount = rules.filter(({ passed }) => passed).length;
  return `Passed ${passedCount} of ${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}`;
}
