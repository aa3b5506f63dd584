import type { PausePoint } from '@spinreel/config-schema/ad-config';
import { useRef, type KeyboardEvent } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { newId } from '../../lib/new-id.ts';
import { leftOf, type StripGeometry } from './use-strip-geometry.ts';
import { lastFrameOf, type TimelineScale } from './timeline-math.ts';
import { usePointerDrag, type DragPlace } from './use-pointer-drag.ts';
import styles from './pause-marker.module.css';

interface PauseMarkerProps {
  point: PausePoint;
  number: number;
  frame: number;
  scale: TimelineScale;
  geometry: StripGeometry;
  /** It stands in what is cut away. */
  isOutside: boolean;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Moves by frames; nudges of one gesture are one step. */
  onNudge: (frames: number, gesture: string) => void;
  onShow: () => void;
}

/** A pause point on the strip: drag it, nudge it with the arrow keys, click it or press Delete to remove it. */
export function PauseMarker(props: PauseMarkerProps) {
  const { point, number, frame, scale, geometry, isOutside } = props;
  const { onMove, onDrop, onCancel, onRemove, onNudge, onShow } = props;
  const gestureRef = useRef('');
  const { handlers, isDragging } = usePointerDrag({
    anchorClientX: () => geometry.clientXOf(point.timestamp),
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
    // The same keys step the playhead when they reach the window.
    event.stopPropagation();
  };
  const name = point.label ?? `Pause ${number}`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={lastFrameOf(scale)}
      aria-valuenow={frame}
      aria-valuetext={`${formatTimecode(point.timestamp)}, frame ${frame}${isOutside ? ', outside the selected part' : ''}`}
      aria-keyshortcuts="ArrowLeft ArrowRight Delete Enter"
      title={`${name}: drag to move, click to remove`}
      className={styles.marker}
      style={{ left: leftOf(point.timestamp, scale) }}
      data-dragging={isDragging || undefined}
      data-outside={isOutside || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => {
        gestureRef.current = newId();
      }}
      {...handlers}
    >
      <span className={styles.gem} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </span>
    </div>
  );
}
