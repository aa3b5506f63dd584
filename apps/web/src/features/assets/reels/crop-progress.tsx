import { messages } from '@spinreel/config-schema/messages/messages';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { isUploading } from '../../../ad-draft/uploads/uploads-slice.ts';
import { cancelVideoWork } from '../../../ad-draft/video-cut/change-video-cut.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import styles from './crop-progress.module.css';

/** The progress of the server's work on the video in one line of constant height, so that nothing moves while it is edited. */
export function CropProgress() {
  const dispatch = useDraftDispatch();
  const progress = useDraftSelector((state) => state.uploads.gameplayVideo);
  const isBusy = isUploading(progress);
  const isDone = progress !== undefined && !isBusy && !progress.hasFailed;
  return (
    <div className={styles.line} data-done={isDone || undefined}>
      {isBusy && <Spinner />}
      <span role="status">
        {isBusy && progress?.message}
        {isDone && messages.upload.videoDone}
      </span>
      {isBusy && (
        <>
          <span className="push-right digits">{progress?.percent} %</span>
          <Button
            size="small"
            variant="quiet"
            aria-label="Cancel gameplay video upload"
            onClick={() => dispatch(cancelVideoWork())}
          >
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
