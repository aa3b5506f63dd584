import { useMemo } from 'react';
import { backendConfig } from '../../../ad-draft/backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { AdSummary } from '../../../features/ad-summary/ad-summary.tsx';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import styles from './preview-step.module.css';

/** Step 4: the finished ad, to be played. */
export function PreviewStep() {
  const { adId, config } = useDraftSelector((state) => state.adDraft);
  const sent = useMemo(() => backendConfig(config), [config]);
  return (
    <div className={styles.columns}>
      <PreviewPanel adId={adId ?? ''} config={sent} />
      <AdSummary />
    </div>
  );
}
