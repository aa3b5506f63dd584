import { timings } from '@spinreel/config-schema/limits/timings';
import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import type { AdCard } from './build-ad-cards.ts';
import styles from './my-ads.module.css';

const retentionDays = Math.round(timings.deletedAdTtlMs / (24 * 60 * 60 * 1000));

/** The deleted ads that can be restored. */
export function DeletedAds({ cards, onRestore }: { cards: AdCard[]; onRestore: (card: AdCard) => void }) {
  return (
    <details className={styles.deleted}>
      <summary>Recently deleted ({cards.length})</summary>
      <p className="small-faint above-2 digits">Deleted permanently after {retentionDays} days.</p>
      <ul aria-label="Recently deleted" className={styles.deletedList}>
        {cards.map((card) => (
          <li key={card.id}>
            <span className="shrinks breaks">{card.name}</span>
            <Button
              size="small"
              aria-label={`Restore ${card.name}`}
              icon={<ArchiveRestore />}
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
