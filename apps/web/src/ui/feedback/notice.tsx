import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
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
  /** Shows a button that tries again what has failed. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** A boxed message. Errors are announced at once, other tones politely. */
export function Notice(props: NoticeProps) {
  const { id, tone, title, children, onRetry, retryLabel = 'Try again' } = props;
  const Icon = icons[tone];
  const actions = onRetry ? (
    <Button size="small" onClick={onRetry}>
      {retryLabel}
    </Button>
  ) : (
    props.actions
  );
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
