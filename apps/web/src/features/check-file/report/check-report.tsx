import type { FileCheck } from '@spinreel/api-contract/checks';
import { ArrowLeft, CircleCheck, Layers, ListChecks, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { formatMoment } from '../../../lib/format/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { usePlays } from '../plays/use-plays.ts';
import { AssetSizes } from './asset-sizes.tsx';
import styles from './check-report.module.css';
import { describeResult } from './describe-result.ts';
import { GlanceList } from '../verdicts/glance-list.tsx';
import { groupIssues } from '../issues/group-issues.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { PlayBar } from './play-bar.tsx';
import { ReportActions } from './report-actions.tsx';
import { VerdictList } from '../verdicts/verdict-list.tsx';

interface CheckReportProps {
  check: FileCheck;
  /** Whether to play the file at once. */
  isPlayWanted: boolean;
  onStartOver: () => void;
}

/** The report on a checked file: the result, what to fix, each network's verdict, and what uses the space. */
export function CheckReport({ check, isPlayWanted, onStartOver }: CheckReportProps) {
  const plays = usePlays(check, isPlayWanted);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The form or the progress that had the focus is gone.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const { verdicts } = plays;
  const passedCount = verdicts.filter(({ passed }) => passed).length;
  const tone = passedCount === verdicts.length ? 'good' : passedCount === 0 ? 'bad' : 'mixed';
  const result = describeResult(passedCount, verdicts.length);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden="true" />}
        className={styles.back}
        onClick={onStartOver}
      >
        Check another file
      </Button>
      <header className={styles.header} data-tone={tone}>
        <span className={styles.icon} aria-hidden="true">
          {tone === 'good' ? <CircleCheck /> : <TriangleAlert />}
        </span>
        <div className={styles.text}>
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
        <ReportActions check={check} isIncomplete={plays.isRunning} />
        <VisuallyHidden isLive>{plays.isRunning ? '' : result}</VisuallyHidden>
      </header>
      <PlayBar check={check} plays={plays} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <IssueList issues={groupIssues(verdicts)} networkCount={verdicts.length} />
          <VerdictList plays={plays} />
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
