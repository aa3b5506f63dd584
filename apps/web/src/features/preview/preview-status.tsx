import { messages } from '@spinreel/config-schema/messages/messages';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import type { PreviewState } from './use-preview.ts';
import styles from './preview-status.module.css';

interface PreviewStatusProps {
  state: PreviewState;
  /** Whether an earlier page is shown meanwhile. */
  hasPage: boolean;
  onRetry: () => void;
}

/** What a preview is waiting for, or why there is none, over its parent. Renders nothing once the preview is ready. */
export function PreviewStatus({ state, hasPage, onRetry }: PreviewStatusProps) {
  if (state.status === 'ready') return null;
  if (state.status === 'error')
    return (
      <div className={styles.state} role="alert">
        <TriangleAlert className={styles.icon} />
        <h3 className="text-normal type-heading">{messages.preview.errorTitle}</h3>
        <p>{state.message}</p>
        <Button size="small" icon={<RefreshCw />} onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  if (hasPage)
    return (
      <p className={styles.updating} role="status">
        <Spinner /> Updating...
      </p>
    );
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner}>
        <Spinner />
      </span>
      <p>{state.status === 'busy' ? messages.backend.waiting : 'Preparing your preview...'}</p>
    </div>
  );
}
