import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { CircleCheck, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { progressTexts } from '../../api-client/progress-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { findFixTarget, type FixTarget } from './fix-target.ts';
import { describeIssues, countIssues, summarizeVerdicts } from './summarize-verdicts.ts';
import type { Preflight, PreflightCheck } from './use-preflight.ts';
import styles from './preflight-panel.module.css';

/** At most this many networks with issues are listed at first. */
const maxListed = 3;

interface PreflightPanelProps extends PreflightCheck {
  onFix: (target: FixTarget) => void;
  /** Called with the id of the network whose report should be shown. */
  onShowReport: (network: string) => void;
}

/** The result of the check of the exact exported files, and the way to what must be fixed. */
export function PreflightPanel(props: PreflightPanelProps) {
  return (
    <Panel
      title="Preflight"
      description="Each network's rules, checked on the exact file you export"
      icon={<ShieldCheck />}
    >
      <div className={styles.body}>
        <Answer {...props} />
        <VisuallyHidden isLive>{describeOutcome(props.preflight)}</VisuallyHidden>
      </div>
    </Panel>
  );
}

function Answer({ preflight, progress, retry, onFix, onShowReport }: PreflightPanelProps) {
  switch (preflight.status) {
    case 'blocked': {
      const target = findFixTarget(preflight.problem);
      return (
        <Notice
          tone="warning"
          title="Nothing to check yet"
          actions={
            target && (
              <Button size="small" onClick={() => onFix(target)}>
                {target.label}
              </Button>
            )
          }
        >
          {describeProblem(preflight.problem)}
        </Notice>
      );
    }
    case 'unchecked':
    case 'checking':
      return (
        <div className={styles.checking}>
          <p className={styles.stage}>
            <span role="status">{progress === null ? 'Checking...' : progressTexts[progress.stage]}</span>
            <span>{Math.floor(progress?.percent ?? 0)} %</span>
          </p>
          <ProgressBar label="Preflight" percent={progress?.percent ?? 0} />
        </div>
      );
    case 'busy':
      return <Notice tone="info">{messages.backend.waiting}</Notice>;
    case 'failed':
      return (
        <Notice
          tone="error"
          title="The ad could not be checked"
          actions={
            <Button size="small" onClick={retry}>
              Check again
            </Button>
          }
        >
          {preflight.message ?? messages.backend.unreachable}
        </Notice>
      );
    case 'checked':
      return <Summary verdicts={preflight.networks} onShowReport={onShowReport} />;
  }
}

/** The result in one sentence, and the networks with issues, the worst first. */
function Summary(props: {
  verdicts: readonly NetworkVerdict[];
  onShowReport: PreflightPanelProps['onShowReport'];
}) {
  const { verdicts, onShowReport } = props;
  const [isWhole, setIsWhole] = useState(false);
  const { text, withIssues, isClean } = summarizeVerdicts(verdicts);
  const listed = isWhole ? withIssues : withIssues.slice(0, maxListed);
  const hiddenCount = withIssues.length - listed.length;
  return (
    <div className={styles.summary}>
      <p className={styles.result} data-clean={isClean || undefined}>
        {isClean ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        {text}
      </p>
      {listed.length > 0 && (
        <ul className={styles.issues}>
          {listed.map((verdict) => (
            <li key={verdict.network} className={styles.issue} data-passed={verdict.passed || undefined}>
              <div className={styles.text}>
                <p>
                  <strong>{verdict.label}</strong> {describeIssues(countIssues(verdict))}
                </p>
                <p className={styles.first}>{describeFirstIssue(verdict)}</p>
              </div>
              <Button size="small" onClick={() => onShowReport(verdict.network)}>
                Show report<VisuallyHidden> for {verdict.label}</VisuallyHidden>
              </Button>
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

function describeFirstIssue({ problem, rules }: NetworkVerdict): string {
  return problem?.message ?? rules.find(({ passed }) => !passed)?.message ?? '';
}

/** The result of the check for screen readers: 'Preflight: 18 of 20 files pass. Chartboost 1 issue'. */
function describeOutcome(preflight: Preflight): string {
  if (preflight.status !== 'checked') return '';
  const { text, withIssues } = summarizeVerdicts(preflight.networks);
  const issues = withIssues.map((verdict) => `${verdict.label} ${describeIssues(countIssues(verdict))}`);
  return `Preflight: ${text} ${issues.join(', ')}`;
}
