import { ExternalLink } from 'lucide-react';
import styles from './compliance-panel.module.css';

/** A link to the source of a rule. */
export function SourceLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
      {children}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
