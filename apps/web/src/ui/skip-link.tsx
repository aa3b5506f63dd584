import type { RefObject } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  label: string;
  /** What takes the focus. */
  targetRef: RefObject<HTMLElement | null>;
}

/** The first thing that Tab reaches: a way past what every page repeats. Out of sight until then. */
export function SkipLink({ label, targetRef }: SkipLinkProps) {
  return (
    <button type="button" className={styles.link} onClick={() => targetRef.current?.focus()}>
      {label}
    </button>
  );
}
