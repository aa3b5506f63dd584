import { assetSlots, type AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { FolderOpen, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { FileButton } from '../../../ui/actions/file-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { useDraftDispatch, useDraftSelector } from '../../draft-root.ts';
import { cancelUpload, retryUpload } from '../upload-attempts.ts';
import { uploadFileTo } from '../upload-file-to.ts';
import styles from './upload-status.module.css';
import { isUploading } from '../uploads-slice.ts';

interface UploadStatusProps {
  slot: AssetSlot;
  /** The accessible name of the progress bar: 'Cover image upload'. */
  label: string;
  /**
   * The layout of the progress: replacing the drop zone (`alone`), over the image (`over`), or below everything
   * (`below`).
   */
  place: 'alone' | 'over' | 'below';
  isCompact?: boolean;
  /** Called by the cancel button. Default: cancels the upload. */
  onCancel?: () => void;
}

/** The progress of the upload to a slot, or its error. Renders nothing if there is neither. */
export function UploadStatus({ slot, label, place, isCompact = false, onCancel }: UploadStatusProps) {
  const dispatch = useDraftDispatch();
  const upload = useDraftSelector((state) => state.uploads[slot]);
  if (upload === undefined) return null;
  if (upload.hasFailed) {
    const { name, purpose } = assetSlots[slot];
    const retry = (
      <Button size="small" icon={<RotateCcw />} onClick={() => dispatch(retryUpload(slot))}>
        Try again
      </Button>
    );
    const chooseAnother = (
      <FileButton
        label={`Choose another file as ${name}`}
        accept={formatAcceptedFiles(purpose)}
        size="small"
        icon={<FolderOpen />}
        onFile={(file) => void dispatch(uploadFileTo(slot, file))}
      >
        Choose another file
      </FileButton>
    );
    return (
      <Notice tone="error" actions={upload.canRetry ? retry : chooseAnother}>
        {upload.message}
      </Notice>
    );
  }
  if (!isUploading(upload)) return null;
  return (
    <div className={styles.progress} data-place={place} data-compact={isCompact || undefined}>
      <div className={styles.text}>
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
