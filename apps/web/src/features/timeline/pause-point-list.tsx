import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { PausePointCount } from '@spinreel/config-schema/interaction-levels';
import { Trash2 } from 'lucide-react';
import { formatTimecode } from '../../lib/format-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './pause-point-list.module.css';

interface PausePointListProps {
  points: readonly PausePoint[];
  level: PausePointCount;
  onShow: (point: PausePoint) => void;
  onRemove: (id: string) => void;
}

/** The pause points in order, and the places that are still free. */
export function PausePointList({ points, level, onShow, onRemove }: PausePointListProps) {
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
          <span className={styles.number}>Tap</span>
          <span className={styles.words}>Start</span>
          <span className={styles.frame}>automatic, on the cover</span>
        </li>
        {points.map((point) => (
          <li key={point.id} className={styles.point}>
            <button type="button" className={styles.show} onClick={() => onShow(point)}>
              <span className={styles.words}>{point.label}</span>
              <span className={styles.frame}>
                {formatTimecode(point.timestamp)}, frame {point.frame}
              </span>
            </button>
            <IconButton
              label={`Remove ${point.label ?? 'pause point'}`}
              icon={<Trash2 />}
              tone="danger"
              onClick={() => onRemove(point.id)}
            />
          </li>
        ))}
      </ul>
      {points.length < level && (
        <p className={styles.empty}>
          {points.length === 0 ? 'No pause points yet. ' : ''}
          Go to a moment where the reels are about to spin and press Pause here.
        </p>
      )}
      {level === 0 && <p className={styles.empty}>Straight Play needs none: the video plays to its end.</p>}
    </div>
  );
}
