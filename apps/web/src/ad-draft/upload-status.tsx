import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { RotateCcw } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useDraftDispatch, useDraftSelector } from './draft-root.ts';
import { cancelUpload, retryUpload } from './upload-attempts.ts';
import styles from './upload-status.module.css';
import { isUploading } from './uploads-slice.ts';

interface UploadStatusProps {
  slot: AssetSlot;
  /** Names the progress bar: 'Cover image upload'. */
  label: string;
  /** Where the progress stands: in the place of the drop zone, over the picture that is there, or under it all. */
  place: 'alone' | 'over' | 'below';
  isCompact?: boolean;
  /** What cancelling does; stops the upload when left out. */
  onCancel?: () => void;
}

/** How the upload to a place is doing: its progress, or what went wrong. Nothing when nothing is going on. */
export function UploadStatus({ slot, label, place, isCompact = false, onCancel }: UploadStatusProps) {
  const dispatch = useDraftDispatch();
  const upload = useDraftSelector((state) => state.uploads[slot]);
  if (upload === undefined) return null;
  if (upload.hasFailed) {
    const retry = (
      <Button
        size="small"
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => dispatch(retryUpload(slot))}
      >
        Try again
      </Button>
    );
    return (
      <Notice tone="error" actions={upload.canRetry ? retry : undefined}>
        {upload.message}
      </Notice>
    );
  }
  if (!isUploading(upload)) return null;
  return (
    <div className={styles.progress} data-place={place} data-compact={isCompact || undefined}>
      <div className={styles.words}>
        <span role="status">{upload.message}</span>
        <span className={styles.percent}>{upload.percent} %</span>
      </div>
      <ProgressBar label={label} percent={upload.percent} />
      <div className={styles.foot}>
        <span className={styles.detail}>{upload.detail}</span>
        <Button
          size="small"
          variant="quiet"
          className={styles.cancel}
          aria-label={`Cancel ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          onClick={onCancel ?? (() => dispatch(cancelUpload(slot)))}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
