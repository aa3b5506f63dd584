import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { PhoneFrame } from '../../ui/ad/phone-frame.tsx';
import { useElementSize } from '../../lib/page/use-element-size.ts';
import { getPhonePage } from './phone-page.ts';
import { PreviewStatus } from './preview-status.tsx';
import type { PreviewState } from './use-preview.ts';
import styles from './preview-frame.module.css';

interface PreviewScreenProps {
  /** Width by height of the phone's screen. */
  aspect: number;
  state: PreviewState;
  /** The URL of the newest page; null before the first. */
  url: string | null;
  /** Set to the iframe of the newest page. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
}

interface PreviewFrameProps extends PreviewScreenProps {
  widthPx: number;
  /** Shown over the ad. */
  overlay?: ReactNode;
  /** Total height of the content above and below the phone, as a CSS length. */
  roomAround: string;
}

/** The ad in a phone frame. */
export function PreviewFrame({ widthPx, roomAround, overlay, ...screen }: PreviewFrameProps) {
  return (
    <PhoneFrame aspect={screen.aspect} widthPx={widthPx} roomAround={roomAround}>
      <PreviewScreen {...screen} />
      {overlay}
    </PhoneFrame>
  );
}

/** The running ad at the size of a phone, scaled to its parent. It is the real file, in a sandboxed iframe. */
export function PreviewScreen({ aspect, state, url, frameRef, onRetry }: PreviewScreenProps) {
  const screenRef = useRef<HTMLDivElement>(null);
  const { width, height } = getPhonePage(aspect);
  const scale = (useElementSize(screenRef)?.width ?? width) / width;
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  // A new page loads behind the old one, and is shown when it is ready.
  const urls = [...new Set([shownUrl, url])].filter((one) => one !== null);
  return (
    <div ref={screenRef} className="fill">
      {urls.map((one) => (
        <iframe
          key={one}
          ref={one === url ? frameRef : undefined}
          src={one}
          sandbox="allow-scripts"
          allow="autoplay"
          title={one === url ? 'Ad preview' : 'Ad preview before the last change'}
          className={styles.page}
          style={{ width, height, transform: `scale(${scale})` }}
          data-behind={(one === url && shownUrl !== null && shownUrl !== url) || undefined}
          onLoad={() => {
            if (one === url) setShownUrl(url);
          }}
        />
      ))}
      <PreviewStatus state={state} hasPage={shownUrl !== null} onRetry={onRetry} />
    </div>
  );
}
