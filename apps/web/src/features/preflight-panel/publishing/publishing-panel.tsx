import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { messages } from '@spinreel/config-schema/messages/messages';
import {
  publishingTitles,
  summarizeCompliance,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import { Play, ShieldCheck } from 'lucide-react';
import { progressTexts } from '../../../api-client/progress-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WorkProgress } from '../../../ui/feedback/work-progress.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AcceptedLine, describeAcceptance, type AcceptedLineProps } from './accepted-line.tsx';
import { LawfulLine } from './lawful-line.tsx';
import { QualityLine } from './quality-line.tsx';
import type { Publishing, PublishingControls } from './use-publishing.ts';
import styles from './publishing-panel.module.css';

interface PublishingPanelProps extends AcceptedLineProps, PublishingControls {
  compliance: Compliance | undefined;
  /** The name of the network whose file is played; null if none is chosen. */
  networkLabel: string | null;
}

/** The three questions before an ad is published, each with its answer and the way to what must be fixed. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { preflight, onFix, publishing, compliance } = props;
  const check = publishing.status === 'checked' ? publishing.check : null;
  const isChecking = publishing.status === 'checking' || publishing.status === 'busy';
  return (
    <Panel
      title="Ready to publish?"
      description="Three questions about the exact file you export"
      icon={<ShieldCheck />}
    >
      <ul className={styles.lines}>
        <AcceptedLine {...props} />
        <LawfulLine compliance={compliance} check={check} isChecking={isChecking} onFix={onFix} />
        <QualityLine check={check} isChecking={isChecking} onFix={onFix} />
      </ul>
      {preflight.status !== 'blocked' && <PlayBar {...props} />}
      <VisuallyHidden isLive>{describeAcceptance(preflight)}</VisuallyHidden>
      <VisuallyHidden isLive>{describeOutcome(publishing)}</VisuallyHidden>
    </Panel>
  );
}

/** Starts, shows and cancels the play that answers the last two questions. */
function PlayBar({ publishing, networkLabel, start, cancel }: PublishingPanelProps) {
  if (networkLabel === null) return null;
  switch (publishing.status) {
    case 'checked':
      return null;
    case 'unchecked':
      return (
        <div className={styles.bar}>
          <p className={styles.hint}>
            To answer the last two, Spinreel plays your {networkLabel} file once, as a viewer would. This
            takes about a minute.
          </p>
          <Button variant="primary" size="small" icon={<Play aria-hidden="true" />} onClick={start}>
            Play and check
          </Button>
        </div>
      );
    case 'checking':
    case 'busy': {
      const { percent, stage } = (publishing.status === 'checking' && publishing.progress) || startOfPlay;
      return (
        <div className={styles.bar}>
          <WorkProgress
            label="Play and check"
            text={publishing.status === 'busy' ? messages.backend.waiting : progressTexts[stage]}
            percent={percent}
          />
          {publishing.status === 'checking' && (
            <Button size="small" onClick={cancel}>
              Cancel check
            </Button>
          )}
        </div>
      );
    }
    case 'failed':
      return (
        <Notice
          tone={publishing.canRetry ? 'error' : 'info'}
          title={publishing.canRetry ? 'The ad could not be played' : 'Not available on this server'}
          actions={
            publishing.canRetry ? (
              <Button size="small" onClick={start}>
                Play again
              </Button>
            ) : undefined
          }
        >
          {publishing.message ?? messages.backend.unreachable}
        </Notice>
      );
  }
}

const startOfPlay = { percent: 0, stage: 'checking' } as const;

/** The answers for screen readers. */
function describeOutcome(publishing: Publishing): string {
  if (publishing.status !== 'checked') return '';
  const { compliance, quality } = publishing.check;
  const lawful = compliance === null ? '' : `${publishingTitles.lawful}: ${summarizeCompliance(compliance)} `;
  return `${lawful}${publishingTitles.quality}: ${summarizeQuality(quality)}`;
}
