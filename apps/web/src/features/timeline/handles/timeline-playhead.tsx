import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import type { Ref } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { toLeft, type StripGeometry } from '../scale/use-strip-geometry.ts';
import { getFrameStart, getLastFrame, type TimelineScale } from '../scale/timeline-math.ts';
import { useStripDrag, type DragPlace } from '../snapping/use-strip-drag.ts';
import styles from './timeline-playhead.module.css';

interface TimelinePlayheadProps {
  ref: Ref<HTMLDivElement>;
  frame: number;
  scale: TimelineScale;
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
}

/** The playhead. The timeline's keys step it (see useTimelineKeys). Dragging it shows each frame on the way. */
export function TimelinePlayhead({ ref, frame, scale, geometry, onMove, onDrop }: TimelinePlayheadProps) {
  const seconds = getFrameStart(frame, scale);
  const { handlers, isDragging } = useStripDrag({
    anchorClientX: () => geometry.toClientX(seconds),
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel: onDrop,
  });
  return (
    <div
      ref={ref}
      id={'pausePoints' satisfies FieldId}
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={getLastFrame(scale)}
      aria-valuenow={frame}
      aria-valuetext={`${formatTimecode(seconds)}, frame ${frame}`}
      className={styles.playhead}
      style={{ left: toLeft(seconds, scale) }}
      data-dragging={isDragging || undefined}
      {...handlers}
    >
      <span className={styles.handle} aria-hidden="true" />
    </div>
  );
}
