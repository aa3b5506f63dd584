import { CheckFile } from '../../features/check-file/check-file.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import styles from '../../ui/layout/page.module.css';

/** The page on which playable ads made elsewhere are checked. */
export function CheckFilePage() {
  usePageTitle('Check a file');
  return (
    <main className={styles.page}>
      <CheckFile />
    </main>
  );
}
