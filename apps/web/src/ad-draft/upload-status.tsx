import type { AssetSlot } from '@spinreel/config-schema/asset-slots';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDraftSelector } from './draft-root.ts';
import styles from './upload-status.module.css';
import { isUploading } from './uploads-slice.ts';

interface UploadStatusProps {
  slot: AssetSlot;
  /** Names the progress bar: 'Cover image upload'. */
  label: string;
}

/** How the upload to a place is doing: its progress, or what went wrong. Nothing when nothing is going on. */
export function UploadStatus({ slot, label }: UploadStatusProps) {
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
    <div className={styles.progress}>
      <div className={styles.words}>
        <span role="status">{upload.message}</span>
        <span className={styles.percent}>{upload.percent} %</span>
      </div>
      <ProgressBar label={label} percent={upload.percent} />
    </div>
  );
}
