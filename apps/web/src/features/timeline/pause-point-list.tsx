import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { PausePointCount } from '@spinreel/config-schema/interaction-levels';
import { frameAt } from '@spinreel/config-schema/pause-points';
import { Trash2 } from 'lucide-react';
import { formatTimecode } from '../../lib/format-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FrameTile } from './frame-tile.tsx';
import { TimecodeField } from './timecode-field.tsx';
import type { TimelineScale } from './timeline-math.ts';
import type { Filmstrip } from './use-filmstrip.ts';
import styles from './pause-point-list.module.css';

interface PausePointListProps {
  points: readonly PausePoint[];
  level: PausePointCount;
  scale: TimelineScale;
  filmstrip: Filmstrip;
  /** Why a point cannot stand on a frame; null when it can. */
  problemWith: (frame: number, id: string) => string | null;
  onMove: (id: string, frame: number) => void;
  onShow: (frame: number) => void;
  onRemove: (id: string) => void;
  /** Puts the focus on the playhead. */
  onDone: () => void;
}

const pictureHeightPx = 45;

/** The pause points in order, each with its picture and its moment to type, and the places that are still free. */
export function PausePointList(props: PausePointListProps) {
  const { points, level, scale, filmstrip, problemWith, onMove, onShow, onRemove, onDone } = props;
  return (
    <div className={styles.column}>
      <h3 className={styles.title}>
        Pause points{' '}
        <span className={styles.count}>
          {points.length} of {level}
        </span>
      </h3>
      <ul className={styles.list} aria-label="Pause points">
        <li className={styles.fixed}>
          <span className={styles.tap}>Tap</span>
          <span className={styles.words}>Start</span>
          <span className={styles.hint}>automatic, on the cover</span>
        </li>
        {points.map((point, index) => {
          const name = point.label ?? `Pause ${index + 1}`;
          const frame = frameAt(point.timestamp, scale.frameRate);
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
                    heightPx={pictureHeightPx}
                    className={styles.picture}
                  />
                </button>
              )}
              <div className={styles.moment}>
                <span className={styles.words}>{name}</span>
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
            <span className={styles.words}>Pause {points.length + index + 1}</span>
            <span className={styles.hint}>not set yet</span>
          </li>
        ))}
      </ul>
      {level === 0 && <p className={styles.note}>Straight Play needs none: the video plays to its end.</p>}
    </div>
  );
}
