import type { Trim } from '@spinreel/config-schema/assets';
import { useRef, type KeyboardEvent } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { newId } from '../../lib/new-id.ts';
import type { TrimEdge } from './held.ts';
import { leftOf, type StripGeometry } from './use-strip-geometry.ts';
import type { TimelineScale } from './timeline-math.ts';
import { usePointerDrag, type DragPlace } from './use-pointer-drag.ts';
import styles from './trim-handle.module.css';

interface TrimHandleProps {
  edge: TrimEdge;
  trim: Trim;
  scale: TimelineScale;
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** Moves the edge to a time; moves of one gesture are one step. */
  onStep: (seconds: number, gesture: string) => void;
}

/** One end of the chosen part. Arrow keys move it by a frame, with Shift by a second. */
export function TrimHandle(props: TrimHandleProps) {
  const { edge, trim, scale, geometry, onMove, onDrop, onCancel, onStep } = props;
  const seconds = edge === 'in' ? trim.startSeconds : trim.endSeconds;
  const gestureRef = useRef('');
  const { handlers, isDragging } = usePointerDrag({
    anchorClientX: () => geometry.clientXOf(seconds),
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = keyTarget(event, seconds, scale);
    if (target === null) return;
    event.preventDefault();
    // The same keys step the playhead when they reach the window.
    event.stopPropagation();
    onStep(target, gestureRef.current);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={edge === 'in' ? 'Trim start' : 'Trim end'}
      aria-valuemin={0}
      aria-valuemax={scale.durationSeconds}
      aria-valuenow={seconds}
      aria-valuetext={formatTimecode(seconds)}
      data-edge={edge}
      data-dragging={isDragging || undefined}
      className={styles.handle}
      style={{ left: leftOf(seconds, scale) }}
      onKeyDown={onKeyDown}
      onFocus={() => {
        gestureRef.current = newId();
      }}
      {...handlers}
    />
  );
}

/** Where a key moves the handle, in seconds; null for other keys. */
function keyTarget(
  { key, shiftKey }: KeyboardEvent,
  seconds: number,
  { frameRate, durationSeconds }: TimelineScale,
): number | null {
  const step = shiftKey ? 1 : 1 / frameRate;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return seconds - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return seconds + step;
    case 'Home':
      return 0;
    case 'End':
      return durationSeconds;
    default:
      return null;
  }
}
