import type { Trim } from '@spinreel/config-schema/ad/assets';
import { useRef, type KeyboardEvent } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { generateId } from '../../../lib/generate-id.ts';
import type { TrimEdge } from '../snapping/held-element.ts';
import { toLeft, type StripGeometry } from '../scale/use-strip-geometry.ts';
import type { TimelineScale } from '../scale/timeline-math.ts';
import { usePointerDrag, type DragPlace } from '../snapping/use-pointer-drag.ts';
import styles from './trim-handle.module.css';

interface TrimHandleProps {
  edge: TrimEdge;
  trim: Trim;
  scale: TimelineScale;
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** Called to move the edge to a time. Moves of one gesture are one step. */
  onStep: (seconds: number, gesture: string) => void;
}

/** One end of the trimmed part. Arrow keys move it by a frame, with Shift by a second. */
export function TrimHandle(props: TrimHandleProps) {
  const { edge, trim, scale, geometry, onMove, onDrop, onCancel, onStep } = props;
  const seconds = edge === 'in' ? trim.startSeconds : trim.endSeconds;
  const gestureRef = useRef('');
  const { handlers, isDragging } = usePointerDrag({
    anchorClientX: () => geometry.toClientX(seconds),
    scrollAtEdge: geometry.scrollAtEdge,
    onMove,
    onDrop,
    onCancel,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = findKeyTarget(event, seconds, scale);
    if (target === null) return;
    event.preventDefault();
    // Otherwise the same keys would also step the playhead.
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
      style={{ left: toLeft(seconds, scale) }}
      onKeyDown={onKeyDown}
      onFocus={() => {
        gestureRef.current = generateId();
      }}
      {...handlers}
    />
  );
}

/** Returns the handle's new time after a key press, in seconds, or null for other keys. */
function findKeyTarget(
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
