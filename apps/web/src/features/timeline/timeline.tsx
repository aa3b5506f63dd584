import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { Pause } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { TimelinePlayhead } from './timeline-playhead.tsx';
import { TrimHandle } from './trim-handle.tsx';
import { frameAtShare, rulerTicks, shareOf, type TimelineScale } from './timeline-math.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  scale: TimelineScale;
  trim: Trim;
  points: readonly PausePoint[];
  /** The frame shown. */
  frame: number;
  /** Whether a click on the strip sets a point; otherwise it only shows the frame. */
  canAdd: boolean;
  onShow: (frame: number) => void;
  onAdd: (frame: number) => void;
  onRemove: (id: string) => void;
  onTrim: (trim: Trim, edge: 'in' | 'out') => void;
}

/** The video as a strip: ruler to scrub on, points to click, handles to trim with. */
export function Timeline(props: TimelineProps) {
  const { scale, trim, points, frame, canAdd, onShow, onAdd, onRemove, onTrim } = props;
  const lineRef = useRef<HTMLDivElement>(null);
  const shareAt = (clientX: number) => {
    const box = lineRef.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : (clientX - box.left) / box.width;
  };
  const frameUnder = (event: PointerEvent | React.MouseEvent) => frameAtShare(shareAt(event.clientX), scale);
  return (
    <div className={styles.timeline} role="group" aria-label="Timeline">
      <div ref={lineRef} className={styles.line}>
        <div
          className={styles.ruler}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onShow(frameUnder(event));
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onShow(frameUnder(event));
          }}
        >
          {rulerTicks(scale.durationSeconds).map((seconds) => (
            <span key={seconds} className={styles.tick} style={{ left: percent(shareOf(seconds, scale)) }}>
              {seconds} s
            </span>
          ))}
        </div>
        {/* The keyboard's way to the same is the button 'Pause here' and the key P. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          className={styles.strip}
          data-testid="timeline-strip"
          data-adds={canAdd || undefined}
          onClick={(event) => (canAdd ? onAdd : onShow)(frameUnder(event))}
        >
          <span
            className={styles.shade}
            style={{ left: 0, width: percent(shareOf(trim.startSeconds, scale)) }}
          />
          <span
            className={styles.chosen}
            style={{
              left: percent(shareOf(trim.startSeconds, scale)),
              right: percent(1 - shareOf(trim.endSeconds, scale)),
            }}
          />
          <span
            className={styles.shade}
            style={{ right: 0, width: percent(1 - shareOf(trim.endSeconds, scale)) }}
          />
        </div>
        {points.map((point) => (
          <button
            key={point.id}
            type="button"
            className={styles.point}
            style={{ left: percent(shareOf(point.timestamp, scale)) }}
            aria-label={`Remove ${point.label ?? 'pause point'} at ${formatTimecode(point.timestamp)}`}
            title="Click to remove"
            onClick={() => onRemove(point.id)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onRemove(point.id);
            }}
          >
            <Pause aria-hidden="true" />
          </button>
        ))}
        <TrimHandle edge="in" trim={trim} scale={scale} shareAt={shareAt} onTrim={onTrim} />
        <TrimHandle edge="out" trim={trim} scale={scale} shareAt={shareAt} onTrim={onTrim} />
        <TimelinePlayhead frame={frame} scale={scale} shareAt={shareAt} onShow={onShow} />
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
