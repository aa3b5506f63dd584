import type { CheckReportFormat, SharedCheck } from '@spinreel/api-contract/check-reports';
import type { FileCheck } from '@spinreel/api-contract/checks';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { Download, FileText, Share2 } from 'lucide-react';
import { useState } from 'react';
import { downloadReport, requestCheckLink } from '../../../api-client/checks-api.ts';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './report-actions.module.css';
import { saveBlob } from '../../../lib/page/save-blob.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ReportActionsProps {
  check: FileCheck;
  /** Whether verdicts are still missing. */
  isIncomplete: boolean;
}

/** Shares and downloads a report. */
export function ReportActions({ check, isIncomplete }: ReportActionsProps) {
  const [running, setRunning] = useState<'share' | CheckReportFormat | null>(null);
  const [shared, setShared] = useState<SharedCheck | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const share = async () => {
    setRunning('share');
    setProblem(null);
    const answer = await requestCheckLink(check.id);
    setRunning(null);
    if ('data' in answer) setShared(answer.data);
    else setProblem({ title: 'The report could not be shared', text: describeFailure(answer.error) });
  };
  const download = async (format: CheckReportFormat) => {
    setRunning(format);
    setProblem(null);
    const answer = await retryWhileBusy({
      send: () => downloadReport(check.id, format),
    });
    setRunning(null);
    if ('data' in answer) saveBlob(answer.data, `${nameReport(check.fileName)}.${format}`);
    else setProblem({ title: 'The report could not be downloaded', text: describeFailure(answer.error) });
  };
  return (
    <div className="wrap gap-2">
      <Button size="small" isBusy={running === 'share'} icon={<Share2 />} onClick={() => void share()}>
        Share report
      </Button>
      <Button
        size="small"
        isBusy={running === 'html'}
        aria-label="Download report as HTML"
        icon={<Download />}
        onClick={() => void download('html')}
      >
        HTML
      </Button>
      <Button
        size="small"
        isBusy={running === 'pdf'}
        aria-label="Download report as PDF"
        icon={<FileText />}
        onClick={() => void download('pdf')}
      >
        PDF
      </Button>
      {problem !== null && (
        <div className={styles.problem}>
          <Notice tone="error" title={problem.title}>
            {problem.text}
          </Notice>
        </div>
      )}
      <ShareDialog
        shared={shared}
        expiresAt={check.expiresAt}
        isIncomplete={isIncomplete}
        onClose={() => setShared(null)}
      />
    </div>
  );
}

/** Returns the name of a report's file: 'game.html' becomes 'game-report'. */
function nameReport(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, '') || 'file'}-report`;
}
