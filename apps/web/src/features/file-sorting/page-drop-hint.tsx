import { FolderInput } from 'lucide-react';
import styles from './page-drop-hint.module.css';

/** Shown while files are dragged over the page: they may be dropped anywhere. */
export function PageDropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <div className={styles.words}>
        <FolderInput />
        <span>
          <strong>Drop your files anywhere</strong>
          <small>Each finds its place by name, kind and shape. On a card, a file goes there.</small>
        </span>
      </div>
    </div>
  );
}
