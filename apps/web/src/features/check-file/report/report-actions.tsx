import { readCheckReport, type SharedCheck } from '@spinreel/api-contract/check-reports';
import type { FileCheck } from '@spinreel/api-contract/checks';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { requestCheckLink } from '../../../api-client/checks-api.ts';
import { formatMoment } from '../../../lib/format/format-time.ts';
import { Button, getButtonClass } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/layout/modal.tsx';
import styles from './report-actions.module.css';

interface ReportActionsProps {
  check: FileCheck;
  /** Whether verdicts are still missing. */
  isIncomplete: boolean;
}

/** Shares and downloads a report. */
export function ReportActions({ check, isIncomplete }: ReportActionsProps) {
  const [shared, setShared] = useState<SharedCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const share = async () => {
    setIsSharing(true);
    setProblem(null);
    const answer = await requestCheckLink(check.id);
    setIsSharing(false);
    if ('data' in answer) setShared(answer.data);
    else setProblem(answer.error.message ?? messages.backend.unreachable);
  };
  const [url = ''] = shared?.urls ?? [];
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        isBusy={isSharing}
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void share()}
      >
        Share report
      </Button>
      <a href={readCheckReport.path(check.id, 'html')} download className={getButtonClass({ size: 'small' })}>
        <Download aria-hidden="true" />
        <span>Download report</span>
      </a>
      {problem !== null && (
        <Notice tone="error" title="The report could not be shared">
          {problem}
        </Notice>
      )}
      <Modal
        isOpen={shared !== null}
        onClose={() => setShared(null)}
        title="Share the report"
        description={`Everyone with the link can read the report until ${formatMoment(check.expiresAt)}. The file itself is not shared.`}
        icon={<Share2 />}
      >
        <div className={styles.link}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.url}>
            {url}
          </a>
          {isIncomplete && (
            <p className={styles.note}>The file is still being played. Reload the shared page to see more.</p>
          )}
          <div className={styles.buttons}>
            <CopyButton text={url} label="Copy link" />
            <Button size="small" onClick={() => setShared(null)}>
              Done
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
