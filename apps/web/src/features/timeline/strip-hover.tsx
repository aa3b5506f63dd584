import { formatTimecode } from '../../lib/format-time.ts';
import { FrameTile } from './frame-tile.tsx';
import { frameShownAt, frameStart, type TimelineScale } from './timeline-math.ts';
import type { Filmstrip } from './use-filmstrip.ts';
import styles from './strip-hover.module.css';

interface StripHoverProps {
  filmstrip: Filmstrip;
  scale: TimelineScale;
  seconds: number;
  /** From the left edge of the strip's window, and how wide that is. */
  xPx: number;
  windowPx: number;
}

const pictureHeightPx = 116;
const roomPx = 112;

/** The picture under the pointer, larger, with its time. */
export function StripHover({ filmstrip, scale, seconds, xPx, windowPx }: StripHoverProps) {
  const frame = frameShownAt(seconds, scale);
  const left = Math.min(Math.max(xPx, roomPx), Math.max(roomPx, windowPx - roomPx));
  return (
    <div className={styles.hover} style={{ left }} aria-hidden="true">
      {filmstrip !== null && <FrameTile filmstrip={filmstrip} seconds={seconds} heightPx={pictureHeightPx} />}
      <span className={styles.time}>
        {formatTimecode(frameStart(frame, scale))} <span className={styles.frame}>f{frame}</span>
      </span>
    </div>
  );
}
