import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import { useRef, type KeyboardEvent } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { generateId } from '../../../lib/generate-id.ts';
import { toLeft, type StripGeometry } from '../scale/use-strip-geometry.ts';
import { getLastFrame, type TimelineScale } from '../scale/timeline-math.ts';
import { useStripDrag, type DragPlace } from '../snapping/use-strip-drag.ts';
import styles from './pause-marker.module.css';

interface PauseMarkerProps {
  point: PausePoint;
  number: number;
  frame: number;
  scale: TimelineScale;
  geometry: StripGeometry;
  /** Whether the point is outside the trimmed part. */
  isOutside: boolean;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Called to move the point by frames. Nudges of one gesture are one step. */
  onNudge: (frames: number, gesture: string) => void;
  onShow: () => void;
}

/** A pause point on the strip. Drag it or use the arrow keys to move it; click it or press Delete to remove it. */
export function PauseMarker(props: PauseMarkerProps) {
  const { point, number, frame, scale, geometry, isOutside } = props;
  const { onMove, onDrop, onCancel, onRemove, onNudge, onShow } = props;
  const gestureRef = useRef('');
  const { handlers, isDragging } = useStripDrag({
    anchorClientX: () => geometry.toClientX(point.timestamp),
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel,
    onClick: onRemove,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (direction !== undefined)
      onNudge(direction * (event.shiftKey ? Math.round(scale.frameRate) : 1), gestureRef.current);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Enter') onShow();
    else return;
    event.preventDefault();
    // Otherwise the same keys would also step the playhead.
    event.stopPropagation();
  };
  const name = point.label ?? `Pause ${number}`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={getLastFrame(scale)}
      aria-valuenow={frame}
      aria-valuetext={`${formatTimecode(point.timestamp)}, frame ${frame}${isOutside ? ', outside the selected part' : ''}`}
      aria-keyshortcuts="ArrowLeft ArrowRight Delete Enter"
      title={`${name}: drag to move, click to remove`}
      className={styles.marker}
      style={{ left: toLeft(point.timestamp, scale) }}
      data-dragging={isDragging || undefined}
      data-outside={isOutside || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => {
        gestureRef.current = generateId();
      }}
      {...handlers}
    >
      <span className={styles.gem} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </span>
    </div>
  );
}
