import { useRef } from 'react';
import { MyAds } from '../../features/my-ads/my-ads.tsx';
import { OpenProject } from '../../features/open-project/open-project.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import styles from '../../ui/layout/page.module.css';

/** The list of ads. */
export function MyAdsPage() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  usePageTitle('My ads');
  return (
    <main className={styles.page}>
      <h1 ref={titleRef} tabIndex={-1} className="type-title">
        My ads
      </h1>
      <MyAds titleRef={titleRef} />
      <div className="grid gap-4">
        <OpenProject />
      </div>
    </main>
  );
}
