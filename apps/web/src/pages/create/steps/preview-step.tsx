import { selectBackendConfig } from '../../../ad-draft/saving/to-backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { AdSummary } from '../../../features/ad-summary/ad-summary.tsx';
import { EventLogPanel } from '../../../features/event-log/event-log-panel.tsx';
import { useEventLog } from '../../../features/event-log/use-event-log.ts';
import { usePreviewNetwork } from '../../../features/preview/hosted/use-preview-network.ts';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { useWallView } from '../../../features/preview/wall/use-wall-view.ts';
import { SharePanel } from '../../../features/share-preview/share-panel.tsx';
import styles from './preview-step.module.css';

/** Step 4: the playable ad, its event log or its calls to a network, its link for a phone and its summary. */
export function PreviewStep() {
  const adId = useDraftSelector((state) => state.adDraft.adId);
  const sent = useDraftSelector(selectBackendConfig);
  const [network] = usePreviewNetwork();
  const [isWall] = useWallView();
  const eventLog = useEventLog();
  return (
    <div className={styles.columns} data-wall={isWall || undefined}>
      <PreviewPanel adId={adId ?? ''} config={sent} onEvent={eventLog.record} onLoaded={eventLog.restart} />
      {(network === null || isWall) && <EventLogPanel log={eventLog} />}
      <div className={styles.aside}>
        <SharePanel />
        <AdSummary />
      </div>
    </div>
  );
}
