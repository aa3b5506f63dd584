import type { Trim } from '@spinreel/config-schema/assets';
import type { KeyboardEvent } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { movedTrim, shareOf, type TimelineScale } from './timeline-math.ts';
import styles from './trim-handle.module.css';

interface TrimHandleProps {
  edge: 'in' | 'out';
  trim: Trim;
  scale: TimelineScale;
  /** The place of a pointer in the timeline's width, 0 to 1. */
  shareAt: (clientX: number) => number;
  onTrim: (trim: Trim, edge: 'in' | 'out') => void;
}

/** One end of the chosen part. Arrow keys move it by a frame, with Shift by a second. */
export function TrimHandle({ edge, trim, scale, shareAt, onTrim }: TrimHandleProps) {
  const seconds = edge === 'in' ? trim.startSeconds : trim.endSeconds;
  const moveTo = (target: number) => onTrim(movedTrim({ trim, edge, seconds: target, scale }), edge);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event, {
      seconds,
      frameRate: scale.frameRate,
      durationSeconds: scale.durationSeconds,
    });
    if (target === null) return;
    event.preventDefault();
    // The same keys step the playhead when they reach the window.
    event.stopPropagation();
    moveTo(target);
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
      className={styles.handle}
      style={{ left: `${shareOf(seconds, scale) * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          moveTo(shareAt(event.clientX) * scale.durationSeconds);
        }
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Where a key moves the handle, in seconds; null for other keys. */
function keyTarget(
  event: KeyboardEvent,
  { seconds, frameRate, durationSeconds }: { seconds: number; frameRate: number; durationSeconds: number },
): number | null {
  const step = event.shiftKey ? 1 : 1 / frameRate;
  switch (event.key) {
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
