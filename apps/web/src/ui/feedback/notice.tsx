import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  /** For `aria-describedby` of the field that the message is about. */
  id?: string;
  tone: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons below or next to the text. */
  actions?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** A boxed message. Errors are announced at once, other tones politely. */
export function Notice({ id, tone, title, children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div id={id} className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
