import { wizardSteps } from '@spinreel/config-schema/rules/wizard-steps';
import { Copy, HardDrive, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import type { AdCard } from './build-ad-cards.ts';
import { AdRenameField } from './ad-rename-field.tsx';
import styles from './my-ads.module.css';

interface AdCardViewProps {
  card: AdCard;
  onDelete: () => void;
  onDuplicate: () => void;
  onRename: (name: string) => void;
}

/** One ad of the list: its cover, its progress and its actions. */
export function AdCardView({ card, onDelete, onDuplicate, onRename }: AdCardViewProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const { id, name, home, updatedAt, coverUrl, step } = card;
  const rename = (next: string | null) => {
    setIsRenaming(false);
    if (next !== null && next !== name) onRename(next);
  };
  const renameByKey = (next: string | null) => {
    // The field must be removed before the focus moves. Otherwise its blur handler would save the typed name.
    flushSync(() => rename(next));
    renameRef.current?.focus();
  };
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        {coverUrl === null ? (
          <SpinreelMark sizePx={40} />
        ) : (
          <img src={coverUrl} alt="" loading="lazy" className={styles.image} />
        )}
      </div>
      <div className={styles.text}>
        {isRenaming ? (
          <AdRenameField name={name} onDone={renameByKey} onLeave={rename} />
        ) : (
          <Link to={paths.create.to({ adId: id, step })} className={styles.open}>
            {name}
          </Link>
        )}
        <span className="small-soft">
          Step {step} of {wizardSteps.length}: {wizardSteps[step - 1]?.name}
        </span>
        <time dateTime={updatedAt} className="small-faint digits">
          {formatMoment(updatedAt)}
        </time>
        {home === 'device' && (
          <span className={styles.device}>
            <HardDrive /> On this device only
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          ref={renameRef}
          label={`Rename ${name}`}
          caption="Rename"
          icon={<Pencil />}
          onClick={() => setIsRenaming(true)}
        />
        <IconButton label={`Duplicate ${name}`} caption="Duplicate" icon={<Copy />} onClick={onDuplicate} />
        <IconButton
          label={`Delete ${name}`}
          caption="Delete"
          icon={<Trash2 />}
          tone="danger"
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
