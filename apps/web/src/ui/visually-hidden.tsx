import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** Changes are announced. */
  isLive?: boolean;
  id?: string;
}

/** Words for assistive technology only. */
export function VisuallyHidden({ children, isLive = false, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
