import type { ReactNode } from 'react';
import styles from './provider-fact.module.css';

interface ProviderFactProps {
  /** What the deployment says; null where it says nothing yet. */
  value: string | null;
  /** What it is, for the mark that stands in its place, such as 'address'. */
  name: string;
  children?: (value: string) => ReactNode;
}

/** A detail of the operator, or a mark that it is missing. */
export function ProviderFact({ value, name, children }: ProviderFactProps) {
  if (value === null) return <mark className={styles.missing}>[{name}: to be set by the operator]</mark>;
  return <>{children === undefined ? value : children(value)}</>;
}
