import { messages } from '@spinreel/config-schema/messages/messages';
import type { ReactNode } from 'react';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { countIssues, describeIssues, summarizeVerdicts } from '../summarize-verdicts.ts';
import type { Preflight, PreflightCheck } from '../use-preflight.ts';
import { AcceptedNetworks } from './accepted-networks.tsx';
import { PublishingLine, type LineTone } from '../../../ui/publishing/publishing-line.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export interface AcceptedLineProps extends PreflightCheck {
  /** Called with the id of the network whose report should be shown. */
  onShowReport: (network: string) => void;
}

/** Whether the networks accept the exact files that are exported. */
export function AcceptedLine(props: AcceptedLineProps) {
  const { preflight, onShowReport } = props;
  const verdicts = preflight.status === 'checked' ? preflight.networks : [];
  return (
    <PublishingLine
      topic="accepted"
      {...describeStatus(props)}
      details={
        verdicts.length === 0 ? null : <AcceptedNetworks verdicts={verdicts} onShowReport={onShowReport} />
      }
    >
      <AcceptedActivity {...props} />
    </PublishingLine>
  );
}

interface LineStatus {
  tone: LineTone;
  status: ReactNode;
  percent?: number;
}

function describeStatus({ preflight, progress }: PreflightCheck): LineStatus {
  switch (preflight.status) {
    case 'blocked':
      return { tone: 'calm', status: 'Not checked yet.' };
    case 'unchecked':
    case 'checking': {
      const percent = progress?.percent ?? 0;
      const stage = progress === null ? "Checking each network's rules..." : progressTexts[progress.stage];
      return { tone: 'busy', status: <WorkStatus text={stage} percent={percent} />, percent };
    }
    case 'busy':
      return { tone: 'busy', status: messages.backend.waiting };
    case 'failed':
      return { tone: 'warning', status: 'Not checked.' };
    case 'checked': {
      const { networks } = preflight;
      const { text, isClean } = summarizeVerdicts(networks);
      if (networks.length === 0) return { tone: 'calm', status: `${text}.` };
      const isAccepted = networks.every(({ passed }) => passed);
      return { tone: isClean ? 'good' : isAccepted ? 'warning' : 'bad', status: `${text}.` };
    }
  }
}

/** What is being done. The percentage changes too often to be read out. */
function WorkStatus({ text, percent }: { text: string; percent: number }) {
  return (
    <>
      <span role="status">{text}</span> {Math.floor(percent)} %
    </>
  );
}

/** Describes the result for screen readers: 'The check has ended. Checked for 20 networks: 2 files have issues. Chartboost 1 issue, Kwai 1 issue'. */
export function describeAcceptance(preflight: Preflight): string {
  if (preflight.status !== 'checked') return '';
  const { text, withIssues } = summarizeVerdicts(preflight.networks);
  const issues = withIssues.map((verdict) => `${verdict.label} ${describeIssues(countIssues(verdict))}`);
  return `The check has ended. ${text}. ${issues.join(', ')}`;
}

/** Why the networks' answer is not known, and how to get it. */
function AcceptedActivity({ preflight, retry }: Pick<PreflightCheck, 'preflight' | 'retry'>) {
  if (preflight.status !== 'failed') return null;
  return (
    <Notice tone="error" title="The ad could not be checked" onRetry={retry} retryLabel="Check again">
      {preflight.message ?? messages.backend.unreachable}
    </Notice>
  );
}
