import type { FileCheck } from '@spinreel/api-contract/checks';
import { ArrowLeft, CircleCheck, Layers, ListChecks, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { formatMoment } from '../../../lib/format/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { CheckWish } from '../form/check-form.tsx';
import { usePlays } from '../plays/use-plays.ts';
import { AssetSizes } from './asset-sizes.tsx';
import styles from './check-report.module.css';
import { describeResult } from './describe-result.ts';
import { GlanceList } from '../verdicts/glance-list.tsx';
import { groupIssues } from '../issues/group-issues.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { PlayBar } from './play-bar.tsx';
import { ReportActions } from './report-actions.tsx';
import { PublishingPanel } from '../publishing/publishing-panel.tsx';
import { usePublishing } from '../publishing/use-publishing.ts';
import { VerdictList } from '../verdicts/verdict-list.tsx';

interface CheckReportProps {
  check: FileCheck;
  /** What to do with the file at once. */
  wish: CheckWish;
  onStartOver: () => void;
}

/** The report on a checked file: the result, what to fix, each network's verdict, and what uses the space. */
export function CheckReport({ check, wish, onStartOver }: CheckReportProps) {
  // Requested first, because it takes less time than playing the file for each network.
  const controls = usePublishing(check, wish.publishing);
  const plays = usePlays(check, wish.isPlayWanted);
  const isFirst = wish.publishing !== null || check.publishing !== null;
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The form or the progress that had the focus is gone.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const { verdicts } = plays;
  const { publishing } = controls;
  const passedCount = verdicts.filter(({ passed }) => passed).length;
  const isAccepted = passedCount === verdicts.length;
  const meetsRequirements = publishing.status !== 'checked' || publishing.check.compliance?.passed !== false;
  const tone = isAccepted && meetsRequirements ? 'good' : passedCount === 0 ? 'bad' : 'mixed';
  const result = describeResult({ passedCount, count: verdicts.length, meetsRequirements });
  const publishingPanel = <PublishingPanel check={check} wish={wish.publishing} {...controls} />;
  return (
    <>
      <Button variant="quiet" size="small" icon={<ArrowLeft />} className={styles.back} onClick={onStartOver}>
        Check another file
      </Button>
      <header className={styles.header} data-tone={tone}>
        <span className={styles.icon} aria-hidden="true">
          {tone === 'good' ? <CircleCheck /> : <TriangleAlert />}
        </span>
        <div className="stack gap-1 shrinks">
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {check.fileName}
          </h1>
          <p className={styles.result}>{result}</p>
          <p className={styles.facts}>
            <span>{formatBytes(check.sizeBytes)}</span>
            {check.madeWith !== null && <span>Made with {check.madeWith}</span>}
            <span>Checked on {formatMoment(check.createdAt)}</span>
          </p>
        </div>
        <ReportActions check={check} isIncomplete={plays.isRunning || publishing.status === 'checking'} />
        <VisuallyHidden isLive>{plays.isRunning ? '' : result}</VisuallyHidden>
      </header>
      <PlayBar check={check} plays={plays} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isFirst && publishingPanel}
          <IssueList issues={groupIssues(verdicts)} networkCount={verdicts.length} />
          <VerdictList plays={plays} />
          {!isFirst && publishingPanel}
        </div>
        <aside className={styles.side}>
          {verdicts.length > 1 && (
            <Panel title="At a glance" icon={<ListChecks />} className={styles.glance}>
              <GlanceList verdicts={verdicts} />
            </Panel>
          )}
          {check.assets.length > 0 && (
            <Panel title="What uses the space" icon={<Layers />}>
              <AssetSizes assets={check.assets} />
            </Panel>
          )}
          <p className={styles.checksum}>
            Checksum of the checked file (SHA-256): <code>{check.sha256}</code>
          </p>
        </aside>
      </div>
    </>
  );
}
