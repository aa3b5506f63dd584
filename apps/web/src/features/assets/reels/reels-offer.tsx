import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './reels-offer.module.css';

/** Says that the reels were found in the video, with the button that shows only them. */
export function ReelsOffer({ onUse }: { onUse: () => void }) {
  return (
    <p className="small-soft nowrap row gap-2" role="status">
      <Sparkles className="text-gold" />
      Reels found.
      <Button size="small" variant="quiet" className={styles.use} onClick={onUse}>
        Use reels only
      </Button>
    </p>
  );
}
