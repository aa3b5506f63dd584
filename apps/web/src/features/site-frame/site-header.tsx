import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReadAccessQuery } from '../../api-client/access-api.ts';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { SpinreelMark } from '../../ui/spinreel-mark.tsx';
import styles from './site-header.module.css';

/** The public pages' header; `action` is the button at its end. Unlocked sessions find their ads in it. */
export function SiteHeader({ action }: { action: ReactNode }) {
  const { data } = useReadAccessQuery();
  const logo = <SpinreelMark sizePx={34} />;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {site.providerUrl === '' ? (
          <Link to={paths.home.to()} aria-label={`${site.providerName} home`} className={styles.logo}>
            {logo}
          </Link>
        ) : (
          <a href={site.providerUrl} aria-label={site.providerName} className={styles.logo}>
            {logo}
          </a>
        )}
        <span className={styles.title}>{site.productName}</span>
        <nav aria-label="Main" className={styles.nav}>
          <Link to={paths.home.to()} className={styles.link}>
            Home
          </Link>
          {data?.unlocked === true && (
            <Link to={paths.ads.to()} className={styles.link}>
              My ads
            </Link>
          )}
          {action}
        </nav>
      </div>
    </header>
  );
}
