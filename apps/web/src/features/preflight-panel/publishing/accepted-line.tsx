import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { publishingTitles } from '@spinreel/config-schema/messages/publishing-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { useState } from 'react';
import { progressTexts } from '../../../api-client/progress-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WorkProgress } from '../../../ui/feedback/work-progress.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { findFixTarget, type FixTarget } from '../fix-target.ts';
import { describeIssues, countIssues, summarizeVerdicts } from '../summarize-verdicts.ts';
import type { Preflight, PreflightCheck } from '../use-preflight.ts';
import { PublishingLine, type LineTone } from './publishing-line.tsx';
import styles from './accepted-line.module.css';

/** At most this many networks with issues are listed at first. */
const maxListed = 3;

export interface AcceptedLineProps extends PreflightCheck {
  onFix: (target: FixTarget) => void;
  /** Called with the id of the network whose report should be shown. */
  onShowReport: (network: string) => void;
}

/** Whether the networks accept the exact files that are exported. */
export function AcceptedLine(props: AcceptedLineProps) {
  const { preflight, onShowReport } = props;
  const verdicts = preflight.status === 'checked' ? preflight.networks : [];
  const hasIssues = summarizeVerdicts(verdicts).withIssues.length > 0;
  return (
    <PublishingLine
      title={publishingTitles.accepted}
      {...describeStatus(preflight)}
      details={hasIssues ? <Issues verdicts={verdicts} onShowReport={onShowReport} /> : null}
    >
      {preflight.status === 'checked' ? null : <Activity {...props} />}
    </PublishingLine>
  );
}

function describeStatus(preflight: Preflight): { tone: LineTone; status: string } {
  switch (preflight.status) {
    case 'blocked':
      return { tone: 'calm', status: 'Nothing to check yet.' };
    case 'unchecked':
    case 'checking':
    case 'busy':
      return { tone: 'busy', status: "Checking each network's rules..." };
    case 'failed':
      return { tone: 'warning', status: 'Not checked.' };
    case 'checked': {
      const { networks } = preflight;
      const { text, isClean } = summarizeVerdicts(networks);
      if (networks.length === 0) return { tone: 'calm', status: text };
      const isAccepted = networks.every(({ passed }) => passed);
      return { tone: isClean ? 'good' : isAccepted ? 'warning' : 'bad', status: text };
    }
  }
}

/** What happens before there is a result. */
function Activity({ preflight, progress, retry, onFix }: AcceptedLineProps) {
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
        <WorkProgress
          label="Preflight"
          text={progress === null ? 'Checking...' : progressTexts[progress.stage]}
          percent={progress?.percent ?? 0}
        />
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
      return null;
  }
}

/** The networks with issues, the worst first. */
function Issues(props: {
  verdicts: readonly NetworkVerdict[];
  onShowReport: AcceptedLineProps['onShowReport'];
}) {
  const { verdicts, onShowReport } = props;
  const [isWhole, setIsWhole] = useState(false);
  const { withIssues } = summarizeVerdicts(verdicts);
  const listed = isWhole ? withIssues : withIssues.slice(0, maxListed);
  const hiddenCount = withIssues.length - listed.length;
  return (
    <div className={styles.summary}>
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

/** Describes the result for screen readers: 'Preflight: 18 of 20 files pass. Chartboost 1 issue'. */
export function describeAcceptance(preflight: Preflight): string {
  if (preflight.status !== 'checked') return '';
  const { text, withIssues } = summarizeVerdicts(preflight.networks);
  const issues = withIssues.map((verdict) => `${verdict.label} ${describeIssues(countIssues(verdict))}`);
  return `Preflight: ${text} ${issues.join(', ')}`;
}
