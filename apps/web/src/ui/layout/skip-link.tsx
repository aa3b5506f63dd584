import type { RefObject } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  label: string;
  /** The element that receives the focus. */
  targetRef: RefObject<HTMLElement | null>;
}

/** The first Tab stop: a link that skips repeated content. Hidden until focused. */
export function SkipLink({ label, targetRef }: SkipLinkProps) {
  return (
    <button type="button" className={styles.link} onClick={() => targetRef.current?.focus()}>
      {label}
    </button>
  );
}
