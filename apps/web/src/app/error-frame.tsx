import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { getButtonClass } from '../ui/actions/button.tsx';
import styles from './site-frame.module.css';

/** Header and footer around the error screen. Plain links only: the access gate or the banner may be what failed. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        action={
          <a href={paths.create.to()} className={getButtonClass({ variant: 'primary', size: 'small' })}>
            Create Ad
          </a>
        }
      />
      <div className={styles.content}>{children}</div>
      <SiteFooter />
    </>
  );
}
