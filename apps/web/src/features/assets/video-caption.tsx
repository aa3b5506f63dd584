import { selectAsset } from '../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { describeVideo } from './describe-video.ts';
import styles from './video-caption.module.css';

/** The name and the facts of the uploaded video, as the caption of a figure. */
export function VideoCaption() {
  const video = useDraftSelector((state) => selectAsset(state, 'gameplayVideo'));
  return (
    <figcaption className={styles.caption}>
      <span className="ellipsis shrinks">{video?.originalName}</span>
      <span className="digits">{video && describeVideo(video)}</span>
    </figcaption>
  );
}
