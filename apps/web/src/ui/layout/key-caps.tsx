import { listKeyCaps } from '../../lib/keyboard/shortcuts.ts';
import styles from './key-caps.module.css';

/** Keyboard keys, given in `aria-keyshortcuts` syntax. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {listKeyCaps(keys).map((cap) => (
        <kbd key={cap} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
