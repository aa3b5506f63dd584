import { RotateCcw } from 'lucide-react';
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { selectBackendConfig } from '../../ad-draft/saving/to-backend-config.ts';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buildMediaKey } from './carried-media.ts';
import { PreviewScreen } from './preview-frame.tsx';
import { useLiveEdits } from './use-live-edits.ts';
import { usePreview } from './use-preview.ts';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  /** Width by height of the screen on which the ad is played. */
  aspect: number;
  /** Shown at the end of the bar. */
  tools: ReactNode;
}

/** The draft as a playable ad. Edits are shown immediately, on any screen. */
export function LivePreview({ aspect, tools }: LivePreviewProps) {
  const adId = useDraftSelector((state) => state.adDraft.adId);
  const config = useDraftSelector(selectBackendConfig);
  const requestKey = useMemo(() => buildMediaKey(config), [config]);
  const { state, page, refresh } = usePreview({ adId: adId ?? '', config, requestKey, networkId: null });
  const frameRef = useRef<HTMLIFrameElement>(null);
  useLiveEdits({ frameRef, page });
  return (
    <>
      <div className="row gap-3">
        <IconButton label="Play from the start" icon={<RotateCcw />} tone="solid" onClick={refresh} />
        <p className={styles.note}>Tap the ad like a viewer. Edits show right away.</p>
        {tools}
      </div>
      <div className={styles.well}>
        <div className={styles.screen} style={{ '--screen-aspect': aspect } as CSSProperties}>
          <PreviewScreen
            aspect={aspect}
            state={state}
            url={page?.url ?? null}
            frameRef={frameRef}
            onRetry={refresh}
          />
        </div>
      </div>
    </>
  );
}
