import { keyCaps } from '../lib/shortcuts.ts';
import styles from './key-caps.module.css';

/** Keys as they look on a keyboard, given in the words of `aria-keyshortcuts`. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keyCaps(keys).map((cap) => (
        <kbd key={cap} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
