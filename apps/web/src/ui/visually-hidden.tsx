import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for assistive technology only. With `isLive`, changes are announced. */
export function VisuallyHidden({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <span className={styles.hidden} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
