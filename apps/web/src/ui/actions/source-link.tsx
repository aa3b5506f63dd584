import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './source-link.module.css';

/** A link to where a rule or a limit is from. Opens a new tab. Plain text if the source has no address. */
export function SourceLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (url === null) return <span className={styles.source}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
      {children}
      <ExternalLink />
    </a>
  );
}
