import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDraftSelector } from './draft-root.ts';
import styles from './upload-status.module.css';
import { isUploading } from './uploads-slice.ts';

interface UploadStatusProps {
  slot: AssetSlot;
  /** Names the progress bar: 'Cover image upload'. */
  label: string;
  /** Offered while nothing else stands in the place: the progress then fills it. */
  onCancel?: (() => void) | undefined;
  isCompact?: boolean;
}

/** How the upload to a place is doing: its progress, or what went wrong. Nothing when nothing is going on. */
export function UploadStatus({ slot, label, onCancel, isCompact = false }: UploadStatusProps) {
  const upload = useDraftSelector((state) => state.uploads[slot]);
  if (upload === undefined) return null;
  if (upload.hasFailed) return <Notice tone="error">{upload.message}</Notice>;
  if (!isUploading(upload)) {
    return slot === 'gameplayVideo' ? (
      <p className={styles.done} role="status">
        {upload.message}
      </p>
    ) : null;
  }
  return (
    <div
      className={styles.progress}
      data-fills={onCancel !== undefined || undefined}
      data-compact={isCompact || undefined}
    >
      <div className={styles.words}>
        <span role="status">{upload.message}</span>
        <span className={styles.percent}>{upload.percent} %</span>
      </div>
      <ProgressBar label={label} percent={upload.percent} />
      {onCancel !== undefined && (
        <Button size="small" variant="quiet" className={styles.cancel} onClick={onCancel}>
          Cancel upload
        </Button>
      )}
    </div>
  );
}
