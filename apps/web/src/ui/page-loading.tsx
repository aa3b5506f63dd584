import { Spinner } from './spinner.tsx';
import styles from './page-loading.module.css';

/** A whole page that is on its way. */
export function PageLoading() {
  return (
    <main className={styles.page} role="status">
      <Spinner />
      <span>Loading...</span>
    </main>
  );
}
