import { adListLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Plus, Sparkles } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useFocusAfterRemoval } from '../../lib/page/use-focus-after-removal.ts';
import { getButtonClass } from '../../ui/actions/button.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import { AdCardView } from './ad-card-view.tsx';
import { filterCards, type AdCards } from './build-ad-cards.ts';
import { DeletedAds } from './deleted-ads.tsx';
import styles from './my-ads.module.css';
import { useMyAds } from './use-my-ads.ts';

/** All ads of this session and this device: open, copy, rename, delete and restore them. */
export function MyAds({ titleRef }: { titleRef: RefObject<HTMLElement | null> }) {
  const { cards, isServerAway, retry, remove, restore, duplicate, rename } = useMyAds();
  const [search, setSearch] = useState('');
  const { present, deleted } = cards ?? noCards;
  const canSearch = present.length >= adListLimits.minAdsToSearch;
  const found = canSearch ? filterCards(present, search) : present;
  const focusHandlers = useFocusAfterRemoval(
    found.map(({ id }) => id),
    () => titleRef.current,
  );
  if (cards === null) {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> Loading your ads...
      </p>
    );
  }
  return (
    <>
      {isServerAway && (
        <Notice tone="warning" title="Only ads on this device are shown" onRetry={retry}>
          {messages.backend.unreachable}
        </Notice>
      )}
      <p className="small-faint">
        Everyone with the password can open, change and delete an ad if they know its address.
      </p>
      {canSearch && (
        <input
          type="search"
          aria-label="Search ads by name"
          placeholder="Search by name"
          value={search}
          className={`${fieldStyles.input} ${styles.search}`}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {present.length === 0 ? (
        <NoAds />
      ) : (
        <ul aria-label="Ads" className={styles.grid} {...focusHandlers}>
          {found.map((card) => (
            <AdCardView
              key={card.id}
              card={card}
              onDelete={() => remove(card)}
              onDuplicate={() => duplicate(card)}
              onRename={(name) => rename(card, name)}
            />
          ))}
        </ul>
      )}
      {canSearch && found.length === 0 && <p role="status">No ads match your search.</p>}
      {deleted.length > 0 && <DeletedAds cards={deleted} onRestore={restore} />}
    </>
  );
}

const noCards: AdCards = { present: [], deleted: [] };

function NoAds() {
  return (
    <div className={styles.none}>
      <SpinreelMark sizePx={56} />
      <h2 className={styles.noneTitle}>No ads yet</h2>
      <p>All it takes is a cover image, a gameplay video and a few minutes: create your first playable ad.</p>
      <div className="wrap gap-3 above-2 justify-center">
        <Link to={paths.create.to()} className={getButtonClass({ variant: 'primary' })}>
          <Plus />
          <span>Create your first ad</span>
        </Link>
        <Link to={paths.create.to({ sample: 'casino' })} className={getButtonClass({})}>
          <Sparkles />
          <span>Start from the casino sample</span>
        </Link>
      </div>
    </div>
  );
}
