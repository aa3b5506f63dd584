import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { SpinreelMark } from '../layout/spinreel-mark.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** A full page for an empty state, with a suggestion of what to do instead. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.mark}>
        <SpinreelMark sizePx={56} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {actions !== undefined && <div className="wrap gap-3 above-2 justify-center">{actions}</div>}
    </main>
  );
}
