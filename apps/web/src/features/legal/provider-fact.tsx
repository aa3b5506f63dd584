import type { ReactNode } from 'react';
import styles from './provider-fact.module.css';

interface ProviderFactProps {
  /** The deployment's setting; null if it is not set. */
  value: string | null;
  /** What is missing if it is not set, such as 'address'. */
  name: string;
  children?: (value: string) => ReactNode;
}

/** A detail of the operator, or a mark that it is missing. */
export function ProviderFact({ value, name, children }: ProviderFactProps) {
  if (value === null) return <mark className={styles.missing}>[{name}: to be set by the operator]</mark>;
  return <>{children === undefined ? value : children(value)}</>;
}
