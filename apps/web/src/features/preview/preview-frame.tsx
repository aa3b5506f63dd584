import { messages } from '@spinreel/config-schema/messages';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PreviewState } from './use-preview.ts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  state: PreviewState;
  /** Width by height of the phone's screen. */
  aspect: number;
  widthPx: number;
  /** Height of what stands above and below the phone, as a CSS length. */
  roomAround: string;
  onRetry: () => void;
}

/** The ad in a phone: the real file, in a frame that can reach nothing around it. */
export function PreviewFrame({ state, aspect, widthPx, roomAround, onRetry }: PreviewFrameProps) {
  return (
    <PhoneFrame aspect={aspect} widthPx={widthPx} roomAround={roomAround}>
      {state.status === 'loading' && (
        <div className={styles.state} role="status">
          <span className={styles.spinner}>
            <Spinner />
          </span>
          <p>Preparing your preview...</p>
        </div>
      )}
      {state.status === 'error' && (
        <div className={styles.state} role="alert">
          <TriangleAlert className={styles.icon} aria-hidden="true" />
          <h3 className={styles.title}>{messages.preview.errorTitle}</h3>
          <p>{state.message}</p>
          <Button size="small" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
      {state.status === 'ready' && (
        <iframe
          key={state.url}
          src={state.url}
          sandbox="allow-scripts"
          allow="autoplay"
          title="Ad preview"
          className={styles.page}
        />
      )}
    </PhoneFrame>
  );
}
