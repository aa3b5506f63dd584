import { useMemo } from 'react';
import { backendConfig } from '../../../ad-draft/backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { AdSummary } from '../../../features/ad-summary/ad-summary.tsx';
import { EventTapePanel } from '../../../features/event-tape/event-tape-panel.tsx';
import { useEventTape } from '../../../features/event-tape/use-event-tape.ts';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { SharePanel } from '../../../features/share-preview/share-panel.tsx';
import styles from './preview-step.module.css';

/** Step 4: the finished ad, to be played, and what it tells meanwhile. */
export function PreviewStep() {
  const { adId, config } = useDraftSelector((state) => state.adDraft);
  const sent = useMemo(() => backendConfig(config), [config]);
  const tape = useEventTape();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PreviewPanel adId={adId ?? ''} config={sent} onEvent={tape.record} onLoaded={tape.restart} />
        <EventTapePanel tape={tape} />
      </div>
      <div className={styles.column}>
        <AdSummary />
        <SharePanel />
      </div>
    </div>
  );
}
