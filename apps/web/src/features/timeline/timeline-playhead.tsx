import type { Ref } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { leftOf, type StripGeometry } from './use-strip-geometry.ts';
import { frameStart, lastFrameOf, type TimelineScale } from './timeline-math.ts';
import { usePointerDrag, type DragPlace } from './use-pointer-drag.ts';
import styles from './timeline-playhead.module.css';

interface TimelinePlayheadProps {
  ref: Ref<HTMLDivElement>;
  frame: number;
  scale: TimelineScale;
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
}

/** Where the video stands. The timeline's keys step it (see useTimelineKeys); dragging it shows each frame on the way. */
export function TimelinePlayhead({ ref, frame, scale, geometry, onMove, onDrop }: TimelinePlayheadProps) {
  const seconds = frameStart(frame, scale);
  const { handlers, isDragging } = usePointerDrag({
    anchorClientX: () => geometry.clientXOf(seconds),
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel: onDrop,
  });
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={lastFrameOf(scale)}
      aria-valuenow={frame}
      aria-valuetext={`${formatTimecode(seconds)}, frame ${frame}`}
      className={styles.playhead}
      style={{ left: leftOf(seconds, scale) }}
      data-dragging={isDragging || undefined}
      {...handlers}
    >
      <span className={styles.grip} aria-hidden="true" />
    </div>
  );
}
