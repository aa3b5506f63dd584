import { useId, type ReactNode } from 'react';
import { DisclosureButton } from '../actions/disclosure-button.tsx';
import { joinClassNames } from '../actions/join-class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  /** Makes the title a button that opens and closes the content, which has the ID `controls`. */
  disclosure?: { isOpen: boolean; controls: string; onToggle: () => void };
  /** Omits the panel's own card, for use inside another card. */
  isPlain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A card with a title. It is a landmark region for assistive technology. */
export function Panel(props: PanelProps) {
  const { title, description, icon, actions, disclosure, isPlain = false, className, children } = props;
  const titleId = useId();
  return (
    <section
      className={joinClassNames(isPlain ? styles.plain : styles.panel, className)}
      aria-labelledby={titleId}
    >
      <header className="wrap gap-3 align-start">
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={styles.text}>
          <h2 id={titleId} className="type-heading">
            {disclosure === undefined ? (
              title
            ) : (
              <DisclosureButton arrow="after" className={styles.disclosure} {...disclosure}>
                {title}
              </DisclosureButton>
            )}
          </h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
