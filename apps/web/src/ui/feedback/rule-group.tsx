import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './rule-group.module.css';

/** Rules with the same result. Closed at first. */
export function RuleGroup({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      <ul className="stack gap-3">{children}</ul>
    </details>
  );
}

/** One rule that is kept, or that was not judged. */
export function RuleItem({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  return (
    <li className={styles.rule} data-kept={isKept || undefined}>
      {isKept ? <CircleCheck /> : <CircleDashed />}
      <span className="shrinks breaks">{children}</span>
    </li>
  );
}
