import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import { Trash2 } from 'lucide-react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FrameTile } from '../filmstrip/frame-tile.tsx';
import { TimecodeField } from '../timecode/timecode-field.tsx';
import type { TimelineScale } from '../scale/timeline-math.ts';
import type { Filmstrip } from '../filmstrip/use-filmstrip.ts';
import styles from './pause-point-list.module.css';

interface PausePointListProps {
  points: readonly PausePoint[];
  level: PausePointCount;
  scale: TimelineScale;
  filmstrip: Filmstrip;
  /** Returns why a pause point cannot be on a frame, or null if it can. */
  problemWith: (frame: number, id: string) => string | null;
  onMove: (id: string, frame: number) => void;
  onShow: (frame: number) => void;
  onRemove: (id: string) => void;
  /** Called to move the focus to the playhead. */
  onDone: () => void;
}

const frameHeightPx = 45;

/** The pause points in order, each with its frame and an editable time, and the unused points. */
export function PausePointList(props: PausePointListProps) {
  const { points, level, scale, filmstrip, problemWith, onMove, onShow, onRemove, onDone } = props;
  return (
    <div className="stack gap-3 shrinks">
      <h3 className="type-label">
        Pause points{' '}
        <span className={styles.count}>
          {points.length} of {level}
        </span>
      </h3>
      <ul className="stack gap-2" aria-label="Pause points">
        <li className={styles.fixed}>
          <span className={styles.tap}>Tap</span>
          <span className="text-normal type-label">Start</span>
          <span className={styles.hint}>automatic, on the cover</span>
        </li>
        {points.map((point, index) => {
          const name = point.label ?? `Pause ${index + 1}`;
          const frame = toNearestFrame(point.timestamp, scale.frameRate);
          const field = {
            frame,
            scale,
            problemWith: (wanted: number) => problemWith(wanted, point.id),
            onCommit: (wanted: number) => onMove(point.id, wanted),
            onDone,
          };
          return (
            <li key={point.id} className={styles.point}>
              {filmstrip !== 'none' && (
                <button
                  type="button"
                  className={styles.show}
                  aria-label={`Show ${name}, ${formatTimecode(point.timestamp)}`}
                  onClick={() => onShow(frame)}
                >
                  <FrameTile
                    filmstrip={filmstrip}
                    seconds={point.timestamp}
                    heightPx={frameHeightPx}
                    className={styles.frame}
                  />
                </button>
              )}
              <div className={styles.moment}>
                <span className="text-normal type-label">{name}</span>
                <span className={styles.fields}>
                  <TimecodeField label={`${name} time`} format="time" {...field} />
                  <TimecodeField label={`${name} frame`} format="frame" {...field} />
                </span>
              </div>
              <IconButton
                label={`Remove ${name}`}
                icon={<Trash2 />}
                tone="danger"
                onClick={() => onRemove(point.id)}
              />
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, level - points.length) }, (_, index) => (
          <li key={`free-${points.length + index}`} className={styles.free}>
            <span className="text-normal type-label">Pause {points.length + index + 1}</span>
            <span className={styles.hint}>not set yet</span>
          </li>
        ))}
      </ul>
      {level === 0 && <p className={styles.note}>Straight Play has no pauses: the video plays to the end.</p>}
    </div>
  );
}
