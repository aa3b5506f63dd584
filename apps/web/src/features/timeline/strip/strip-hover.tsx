import { formatTimecode } from '../../../lib/format/format-time.ts';
import { FrameTile } from '../filmstrip/frame-tile.tsx';
import { findShownFrame, getFrameStart, type TimelineScale } from '../scale/timeline-math.ts';
import type { Filmstrip } from '../filmstrip/use-filmstrip.ts';
import styles from './strip-hover.module.css';

interface StripHoverProps {
  filmstrip: Filmstrip;
  scale: TimelineScale;
  seconds: number;
  /** Distance from the left edge of the strip's visible window. */
  xPx: number;
  windowPx: number;
}

const frameHeightPx = 116;
const marginPx = 112;

/** An enlarged view of the frame under the pointer, with its time. */
export function StripHover({ filmstrip, scale, seconds, xPx, windowPx }: StripHoverProps) {
  const frame = findShownFrame(seconds, scale);
  const left = Math.min(Math.max(xPx, marginPx), Math.max(marginPx, windowPx - marginPx));
  return (
    <div className={styles.hover} style={{ left }} aria-hidden="true">
      {filmstrip !== null && <FrameTile filmstrip={filmstrip} seconds={seconds} heightPx={frameHeightPx} />}
      <span className={styles.time}>
        {formatTimecode(getFrameStart(frame, scale))} <span className="text-faint">f{frame}</span>
      </span>
    </div>
  );
}
