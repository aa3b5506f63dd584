import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Controls at the right of the title. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card with a title: a region that assistive technology can jump to. */
export function Panel({ title, description, icon, actions, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={titleId}>
      <header className={styles.header}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
