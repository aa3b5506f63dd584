import { timings } from '@spinreel/config-schema/timings';
import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { AdCard } from './ad-cards.ts';
import styles from './my-ads.module.css';

const keptDays = Math.round(timings.deletedAdTtlMs / (24 * 60 * 60 * 1000));

/** The ads that were deleted and can be brought back. */
export function DeletedAds({ cards, onRestore }: { cards: AdCard[]; onRestore: (card: AdCard) => void }) {
  return (
    <details className={styles.deleted}>
      <summary>Recently deleted ({cards.length})</summary>
      <p className={styles.time}>Kept for {keptDays} days, then gone for good.</p>
      <ul aria-label="Recently deleted" className={styles.deletedList}>
        {cards.map((card) => (
          <li key={card.id}>
            <span className={styles.deletedName}>{card.name}</span>
            <Button
              size="small"
              aria-label={`Restore ${card.name}`}
              icon={<ArchiveRestore aria-hidden="true" />}
              onClick={() => onRestore(card)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
