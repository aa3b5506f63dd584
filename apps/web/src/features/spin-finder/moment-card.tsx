import type { Moment } from '@spinreel/api-contract/assets';
import { Check, Plus, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../lib/format/format-time.ts';
import styles from './moment-card.module.css';

/** What happens at a moment, in game terms. */
const reasonTexts: Record<Moment['reason'], string> = {
  'motion-stops': 'Reels stop',
  'scene-change': 'New scene',
  'sound-change': 'Sound changes',
};

interface MomentCardProps {
  moment: Moment;
  frame: ReactNode;
  /** The name of the pause point at this moment, or null. */
  usedBy: string | null;
  isBest: boolean;
  onPick: () => void;
}

/** A suggested moment. Pressing it sets a pause point there, or shows the existing one. */
export function MomentCard({ moment, frame, usedBy, isBest, onPick }: MomentCardProps) {
  const reason = reasonTexts[moment.reason];
  const time = formatTimecode(moment.timestamp);
  return (
    <li className="grid">
      <button type="button" className={styles.card} data-used={usedBy !== null || undefined} onClick={onPick}>
        <span className={styles.frame}>
          {frame}
          {isBest && usedBy === null && (
            <span className={styles.best}>
              <Star />
              Best
            </span>
          )}
        </span>{' '}
        <span className={styles.text}>
          <span className="text-normal type-label">{reason}</span>{' '}
          <span className="small-faint digits">{time}</span>
        </span>{' '}
        <span className={styles.state}>
          {usedBy === null ? <Plus /> : <Check />}
          {usedBy ?? 'Pause here'}
        </span>
      </button>
    </li>
  );
}
