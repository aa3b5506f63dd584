import { Spinner } from './spinner.tsx';
import styles from './page-loading.module.css';

/** A full page that is loading. */
export function PageLoading() {
  return (
    <main className={styles.page} role="status">
      <Spinner />
      <span>Loading...</span>
    </main>
  );
}
