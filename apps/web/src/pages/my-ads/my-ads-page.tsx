import { MyAds } from '../../features/my-ads/my-ads.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import styles from './my-ads-page.module.css';

/** The list of ads. */
export function MyAdsPage() {
  usePageTitle('My ads');
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>My ads</h1>
      <MyAds />
    </main>
  );
}
