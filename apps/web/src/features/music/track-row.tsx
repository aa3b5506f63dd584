import { Pause, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './track-row.module.css';
import type { Hearing } from './use-sound-player.ts';

interface TrackRowProps {
  name: string;
  /** What is heard of this track; null while it is silent. */
  hearing: Hearing | null;
  isUsed: boolean;
  onToggle: () => void;
  /** What else can be done with it. */
  actions: ReactNode;
}

/** A track that can be listened to; a line under it tells how far. */
export function TrackRow({ name, hearing, isUsed, onToggle, actions }: TrackRowProps) {
  const isGoing = hearing !== null && hearing.state !== 'paused';
  return (
    <div className={styles.row} data-used={isUsed || undefined}>
      <IconButton
        label={isGoing ? `Pause ${name}` : `Play ${name}`}
        icon={hearing?.state === 'loading' ? <Spinner /> : isGoing ? <Pause /> : <Play />}
        tone="solid"
        onClick={onToggle}
      />
      <span className={styles.name}>{name}</span>
      {actions}
      {hearing !== null && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={`Heard of ${name}`}
          aria-valuenow={Math.round(hearing.share * 100)}
          style={{ '--heard': hearing.share } as CSSProperties}
        />
      )}
    </div>
  );
}
