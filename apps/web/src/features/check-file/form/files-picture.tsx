import { FileArchive, FileCode, ShieldCheck } from 'lucide-react';
import styles from './files-picture.module.css';

/** A picture of the files that can be checked: an HTML page and a ZIP, with a shield in front of them. */
export function FilesPicture() {
  return (
    <span className={styles.picture}>
      <span className={styles.html}>
        <FileCode />
        HTML
      </span>
      <span className={styles.zip}>
        <FileArchive />
        ZIP
      </span>
      <span className={styles.shield}>
        <ShieldCheck />
      </span>
    </span>
  );
}
