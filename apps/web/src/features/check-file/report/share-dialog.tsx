import type { SharedCheck } from '@spinreel/api-contract/check-reports';
import { Share2 } from 'lucide-react';
import { formatMoment } from '../../../lib/format/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Modal } from '../../../ui/layout/modal.tsx';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  /** Null while the report is not shared; the dialog is then closed. */
  shared: SharedCheck | null;
  /** ISO 8601. */
  expiresAt: string;
  /** Whether verdicts are still missing. */
  isIncomplete: boolean;
  onClose: () => void;
}

/** The link of a shared report. */
export function ShareDialog({ shared, expiresAt, isIncomplete, onClose }: ShareDialogProps) {
  const [url = ''] = shared?.urls ?? [];
  return (
    <Modal
      isOpen={shared !== null}
      onClose={onClose}
      title="Share the report"
      description={`Everyone with this link can read the report until ${formatMoment(expiresAt)}. The file itself is not shared.`}
      icon={<Share2 />}
    >
      <div className="stack gap-4 above-5">
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles.url}>
          {url}
        </a>
        {isIncomplete && (
          <p className="small-faint">
            The file is still being played. Reload the shared page later to see everything.
          </p>
        )}
        <div className="wrap gap-2">
          <CopyButton text={url} label="Copy link" />
          <Button size="small" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}
