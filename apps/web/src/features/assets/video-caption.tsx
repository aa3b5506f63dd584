import { selectAsset } from '../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import styles from './video-caption.module.css';
import type { CatalogueAsset } from '../../ad-draft/catalogue/catalogue.ts';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { formatSeconds } from '../../lib/format/format-time.ts';

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

/** Describes an upload: '1280 × 720 · 12.0 s · 30 fps · 3.24 MB'. Unknown values are left out. */
function describeVideo({ width, height, duration, frameRate, fileSize }: CatalogueAsset): string {
  return [
    width && height ? `${width} × ${height}` : null,
    duration ? formatSeconds(duration) : null,
    frameRate ? `${Number(frameRate.toFixed(2))} fps` : null,
    fileSize === null ? null : formatBytes(fileSize),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
