import type { Moment } from '@spinreel/api-contract/find-moments';
import { Check, Plus, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import styles from './moment-card.module.css';

/** What happens at a moment, in the words of the game. */
const reasonWords: Record<Moment['reason'], string> = {
  'motion-stops': 'Reels at rest',
  'scene-change': 'New scene',
  'sound-change': 'Sound changes',
};

interface MomentCardProps {
  moment: Moment;
  picture: ReactNode;
  /** The pause point that stands there; null while there is none. */
  usedBy: string | null;
  isBest: boolean;
  onPick: () => void;
}

/** A suggested moment: one press sets a pause point there, or shows the one that is there. */
export function MomentCard({ moment, picture, usedBy, isBest, onPick }: MomentCardProps) {
  const reason = reasonWords[moment.reason];
  const time = formatTimecode(moment.timestamp);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} data-used={usedBy !== null || undefined} onClick={onPick}>
        <span className={styles.picture}>
          {picture}
          {isBest && usedBy === null && (
            <span className={styles.best}>
              <Star aria-hidden="true" />
              Best
            </span>
          )}
        </span>{' '}
        <span className={styles.words}>
          <span className={styles.reason}>{reason}</span> <span className={styles.time}>{time}</span>
        </span>{' '}
        <span className={styles.state}>
          {usedBy === null ? <Plus aria-hidden="true" /> : <Check aria-hidden="true" />}
          {usedBy ?? 'Pause here'}
        </span>
      </button>
    </li>
  );
}
