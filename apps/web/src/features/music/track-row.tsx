import { Pause, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import styles from './track-row.module.css';
import type { Hearing } from './use-sound-player.ts';

interface TrackRowProps {
  name: string;
  /** The playback state of this track; null if it is not playing. */
  hearing: Hearing | null;
  isUsed: boolean;
  onToggle: () => void;
  /** Further actions. */
  actions: ReactNode;
}

/** A track with a play button. A line under it shows the playback position. */
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
      <span className="grow type-label breaks">{name}</span>
      {actions}
      {hearing !== null && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={`Playback position of ${name}`}
          aria-valuenow={Math.round(hearing.share * 100)}
          style={{ '--played': hearing.share } as CSSProperties}
        />
      )}
    </div>
  );
}
