import type { Trim } from '@spinreel/config-schema/ad/assets';
import { useRef, type KeyboardEvent } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { generateId } from '../../../lib/generate-id.ts';
import type { TrimPart } from '../snapping/held-element.ts';
import { toLeft, type StripGeometry } from '../scale/use-strip-geometry.ts';
import { getFrameStart, toShare, type TimelineScale } from '../scale/timeline-math.ts';
import { findLastStart } from '../trimming/move-trim.ts';
import { useStripDrag, type DragPlace } from '../snapping/use-strip-drag.ts';
import styles from './trim-handle.module.css';

interface TrimHandleProps {
  part: TrimPart;
  trim: Trim;
  scale: TimelineScale;
  geometry: StripGeometry;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** Called to move this end, or the start of the whole part, to a time. Moves of one gesture are one step. */
  onStep: (seconds: number, gesture: string) => void;
}

/** One end of the trimmed part, or the bar that moves the whole part. Arrow keys move it by a frame, with Shift by a second. */
export function TrimHandle(props: TrimHandleProps) {
  const { part, trim, scale, geometry, onMove, onDrop, onCancel, onStep } = props;
  const seconds = part === 'out' ? trim.endSeconds : trim.startSeconds;
  const gestureRef = useRef('');
  const { handlers, isDragging } = useStripDrag({
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
      aria-label={labels[part]}
      aria-valuemin={0}
      aria-valuemax={
        part === 'both' ? getFrameStart(findLastStart(trim, scale), scale) : scale.durationSeconds
      }
      aria-valuenow={seconds}
      aria-valuetext={
        part === 'both'
          ? `${formatTimecode(trim.startSeconds)} to ${formatTimecode(trim.endSeconds)}`
          : formatTimecode(seconds)
      }
      data-part={part}
      title={part === 'both' ? 'Drag to move the selected part' : undefined}
      data-dragging={isDragging || undefined}
      className={styles.handle}
      style={{
        left: toLeft(seconds, scale),
        width:
          part === 'both'
            ? `${(toShare(trim.endSeconds, scale) - toShare(trim.startSeconds, scale)) * 100}%`
            : undefined,
      }}
      onKeyDown={onKeyDown}
      onFocus={() => {
        gestureRef.current = generateId();
      }}
      {...handlers}
    />
  );
}

const labels: Readonly<Record<TrimPart, string>> = {
  in: 'Trim start',
  out: 'Trim end',
  both: 'Selected part',
};

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
