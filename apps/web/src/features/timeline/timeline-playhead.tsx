import { formatTimecode } from '../../lib/format-time.ts';
import { frameAtShare, frameStart, lastFrameOf, shareOf, type TimelineScale } from './timeline-math.ts';
import styles from './timeline-playhead.module.css';

interface TimelinePlayheadProps {
  frame: number;
  scale: TimelineScale;
  /** The place of a pointer in the timeline's width, 0 to 1. */
  shareAt: (clientX: number) => number;
  onShow: (frame: number) => void;
}

/** Where the video stands. Arrow keys step through it (see useTimelineKeys), Home and End go to its ends. */
export function TimelinePlayhead({ frame, scale, shareAt, onShow }: TimelinePlayheadProps) {
  const seconds = frameStart(frame, scale);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={lastFrameOf(scale)}
      aria-valuenow={frame}
      aria-valuetext={`${formatTimecode(seconds)}, frame ${frame}`}
      className={styles.playhead}
      style={{ left: `${shareOf(seconds, scale) * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          onShow(frameAtShare(shareAt(event.clientX), scale));
        }
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Home' && event.key !== 'End') return;
        event.preventDefault();
        onShow(event.key === 'Home' ? 0 : lastFrameOf(scale));
      }}
    >
      <span className={styles.grip} aria-hidden="true" />
    </div>
  );
}
