import type { ReactNode } from 'react';
import { useSeemsUnlocked } from '../../api-client/access-state.ts';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import styles from './site-header.module.css';

/** The public pages' header. `action` is the button at its end. Unlocked sessions see links to their ads and to the check of files. */
export function SiteHeader({ action }: { action: ReactNode }) {
  const isUnlocked = useSeemsUnlocked();
  const logo =
    site.providerLogo === '' ? (
      <SpinreelMark sizePx={34} />
    ) : (
      <img src={site.providerLogo} alt="" height={34} className={styles.image} />
    );
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {site.providerUrl === '' ? (
          <a href={paths.home.to()} aria-label={`${site.providerName} home`} className={styles.logo}>
            {logo}
          </a>
        ) : (
          <a href={site.providerUrl} aria-label={site.providerName} className={styles.logo}>
            {logo}
          </a>
        )}
        <span className={styles.title}>{site.productName}</span>
        <nav aria-label="Main" className={styles.nav}>
          <a href={paths.home.to()} className={styles.link}>
            Home
          </a>
          {isUnlocked && (
            <a href={paths.ads.to()} className={styles.link}>
              My ads
            </a>
          )}
          {isUnlocked && (
            <a href={paths.check.to()} className={styles.link}>
              Check <span className={styles.rest}>a file</span>
            </a>
          )}
          {action}
        </nav>
      </div>
    </header>
  );
}
