import { useState, type ReactNode, type RefObject } from 'react';
import { PhoneFrame } from '../../ui/ad/phone-frame.tsx';
import { PreviewStatus } from './preview-status.tsx';
import type { PreviewState } from './use-preview.ts';
import styles from './preview-frame.module.css';

interface PreviewScreenProps {
  state: PreviewState;
  /** The URL of the newest page; null before the first. */
  url: string | null;
  /** Set to the iframe of the newest page. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
}

interface PreviewFrameProps extends PreviewScreenProps {
  /** Width by height of the phone's screen. */
  aspect: number;
  widthPx: number;
  /** Shown over the ad. */
  overlay?: ReactNode;
  /** Total height of the content above and below the phone, as a CSS length. */
  roomAround: string;
}

/** The ad in a phone frame. */
export function PreviewFrame({ aspect, widthPx, roomAround, overlay, ...screen }: PreviewFrameProps) {
  return (
    <PhoneFrame aspect={aspect} widthPx={widthPx} roomAround={roomAround}>
      <PreviewScreen {...screen} />
      {overlay}
    </PhoneFrame>
  );
}

/** The running ad, as large as its parent. It is the real file, in a sandboxed iframe. */
export function PreviewScreen({ state, url, frameRef, onRetry }: PreviewScreenProps) {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  // A new page loads behind the old one, and is shown when it is ready.
  const urls = [...new Set([shownUrl, url])].filter((one) => one !== null);
  return (
    <>
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
      <PreviewStatus state={state} hasPage={shownUrl !== null} onRetry={onRetry} />
    </>
  );
}
