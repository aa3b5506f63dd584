import type { Trim } from '@spinreel/config-schema/ad/assets';
import { toLeft } from '../scale/use-strip-geometry.ts';
import { toShare, type TimelineScale } from '../scale/timeline-math.ts';
import styles from './trim-shade.module.css';

/** Frames the trimmed part on the strip, and darkens the parts that do not play. */
export function TrimShade({ trim, scale }: { trim: Trim; scale: TimelineScale }) {
  const start = toLeft(trim.startSeconds, scale);
  const end = toLeft(trim.endSeconds, scale);
  const width = (toShare(trim.endSeconds, scale) - toShare(trim.startSeconds, scale)) * 100;
  return (
    <>
      <span className={styles.shade} style={{ left: 0, width: start }} />
      <span className={styles.chosen} style={{ left: start, width: `${width}%` }} />
      <span className={styles.shade} style={{ left: end, right: 0 }} />
    </>
  );
}
