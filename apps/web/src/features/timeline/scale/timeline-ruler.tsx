import type { PointerEvent } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { toLeft, type StripGeometry } from './use-strip-geometry.ts';
import { listRulerTicks, type TimelineScale } from './timeline-math.ts';
import { useStripDrag, type DragPlace } from '../snapping/use-strip-drag.ts';
import styles from './timeline-ruler.module.css';

interface TimelineRulerProps {
  scale: TimelineScale;
  /** The strip's width; 0 until it is measured. */
  linePx: number;
  visible: { fromPx: number; toPx: number };
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
}

const usualWidthPx = 900;
const labelWidthPx = 80;

/** The times above the strip. Pressing or dragging here moves the playhead and never adds a point. */
export function TimelineRuler({ scale, linePx, visible, geometry, onMove, onDrop }: TimelineRulerProps) {
  const { handlers } = useStripDrag({
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel: onDrop,
    onClick: onDrop,
  });
  const pxPerSecond = (linePx || usualWidthPx) / Math.max(scale.durationSeconds, 0.001);
  const ticks = listRulerTicks(scale, pxPerSecond).filter((seconds) => {
    const x = seconds * pxPerSecond;
    return linePx === 0 || (x >= visible.fromPx - labelWidthPx && x <= visible.toPx);
  });
  return (
    <div
      className={styles.ruler}
      {...handlers}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        handlers.onPointerDown(event);
        if (event.button === 0) onMove({ clientX: event.clientX, isFree: event.altKey });
      }}
    >
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((seconds) => (
          <span key={seconds} className={styles.tick} style={{ left: toLeft(seconds, scale) }}>
            {Number.isInteger(seconds) ? `${seconds} s` : formatTimecode(seconds).slice(0, -1)}
          </span>
        ))}
      </div>
    </div>
  );
}
