import { messages } from '@spinreel/config-schema/messages';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PreviewState } from './use-preview.ts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  state: PreviewState;
  /** Of the newest page there is; null before the first. */
  url: string | null;
  /** Is given the frame of the newest page. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Width by height of the phone's screen. */
  aspect: number;
  widthPx: number;
  /** Height of what stands above and below the phone, as a CSS length. */
  roomAround: string;
  onRetry: () => void;
}

/** The ad in a phone: the real file, in a frame that can reach nothing around it. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { state, url, frameRef, aspect, widthPx, roomAround, onRetry } = props;
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  // A new page loads behind the old one, and is shown when it is there.
  const urls = [...new Set([shownUrl, url])].filter((one) => one !== null);
  return (
    <PhoneFrame aspect={aspect} widthPx={widthPx} roomAround={roomAround}>
      {urls.map((one) => (
        <iframe
          key={one}
          ref={one === url ? frameRef : undefined}
          src={one}
          sandbox="allow-scripts"
          allow="autoplay"
          title={one === url ? 'Ad preview' : 'Ad preview before the last change'}
          className={styles.page}
          data-behind={(one === url && shownUrl !== null && shownUrl !== url) || undefined}
          onLoad={() => {
            if (one === url) setShownUrl(url);
          }}
        />
      ))}
      {(state.status === 'loading' || state.status === 'busy') &&
        (shownUrl === null ? (
          <div className={styles.state} role="status">
            <span className={styles.spinner}>
              <Spinner />
            </span>
            <p>{state.status === 'busy' ? messages.preview.busy : 'Preparing your preview...'}</p>
          </div>
        ) : (
          <p className={styles.updating} role="status">
            <Spinner /> Updating...
          </p>
        ))}
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
    </PhoneFrame>
  );
}
