import type { CheckFilePublishingRequest, FileCheck } from '@spinreel/api-contract/checks';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Play, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WorkProgress } from '../../../ui/progress/work-progress.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ComplianceLine } from '../../../ui/publishing/compliance-line.tsx';
import { PublishingLine } from '../../../ui/publishing/publishing-line.tsx';
import { PublishingOutcome } from '../../../ui/publishing/publishing-outcome.tsx';
import { QualityLine } from '../../../ui/publishing/quality-line.tsx';
import { ProductFields } from './product-fields.tsx';
import type { Publishing, PublishingControls } from './use-publishing.ts';
import styles from './publishing-panel.module.css';

interface PublishingPanelProps extends PublishingControls {
  check: FileCheck;
  /** What was asked for when the file was sent; null if nothing was. */
  wish: CheckFilePublishingRequest | null;
}

/** Whether a checked file shows the texts that its market requires and is likely to work. Nothing if the file cannot be played. */
export function PublishingPanel({ check, wish: firstWish, publishing, start, cancel }: PublishingPanelProps) {
  const [wish, setWish] = useState<CheckFilePublishingRequest>(firstWish ?? {});
  const [openedAtMs] = useState(() => Date.now());
  const isStored = Date.parse(check.fileExpiresAt) > openedAtMs;
  const isPlayable = check.verdicts.some((verdict) => verdict.isPlayable);
  if (!isPlayable && publishing.status !== 'checked') return null;
  const fields = isStored ? (
    <div className="stack gap-4">
      <ProductFields wish={wish} onChange={setWish} />
      <Button
        size="small"
        icon={<Play />}
        className="self-start"
        disabled={publishing.status === 'checked' && wish.product === undefined}
        onClick={() => start(wish)}
      >
        Play and check
      </Button>
    </div>
  ) : (
    <p className="small-soft">The file is no longer stored. To play it, check it again.</p>
  );
  return (
    <Panel title="Ready to publish?" description={describePlay(publishing)} icon={<ShieldCheck />}>
      {renderContent()}
      <PublishingOutcome check={publishing.status === 'checked' ? publishing.check : null} />
    </Panel>
  );

  function renderContent() {
    switch (publishing.status) {
      case 'unchecked':
        return fields;
      case 'checking':
        return (
          <div className={styles.progress}>
            <WorkProgress
              label="Play and check"
              text={
                publishing.isBusy
                  ? messages.backend.waiting
                  : progressTexts[publishing.progress?.stage ?? 'checking']
              }
              percent={publishing.progress?.percent ?? 0}
            />
            <Button size="small" className="rigid" onClick={cancel}>
              Cancel check
            </Button>
          </div>
        );
      case 'failed':
        return (
          <Notice
            tone={publishing.canRetry ? 'error' : 'info'}
            title="The file could not be played"
            onRetry={publishing.canRetry ? () => start(wish) : undefined}
            retryLabel="Play again"
          >
            {publishing.message}
          </Notice>
        );
      case 'checked': {
        const { compliance, quality } = publishing.check;
        return (
          <ul className="stack gap-3">
            {compliance === null ? (
              <PublishingLine
                topic="requiredTexts"
                tone="calm"
                status="What an ad must show depends on what it advertises, and where."
              >
                {fields}
              </PublishingLine>
            ) : (
              <ComplianceLine verdict={compliance} />
            )}
            <QualityLine quality={quality} />
          </ul>
        );
      }
    }
  }
}

function describePlay(publishing: Publishing): string {
  return publishing.status === 'checked'
    ? `Played as a viewer of ${publishing.check.label} sees it`
    : 'Plays the file as a viewer would and scores how likely viewers are to play it';
}
