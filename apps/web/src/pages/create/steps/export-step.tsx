import { useMemo } from 'react';
import { backendConfig } from '../../../ad-draft/backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { ExportPanels } from '../../../features/export/export-panels.tsx';
import { PreflightPanel } from '../../../features/preflight-panel/preflight-panel.tsx';
import styles from './step-stack.module.css';

/** Step 5: the files to upload to the networks, and what the networks will say to them. */
export function ExportStep() {
  const { adId, config } = useDraftSelector((state) => state.adDraft);
  const sent = useMemo(() => backendConfig(config), [config]);
  return (
    <div className={styles.stack}>
      <PreflightPanel adId={adId ?? ''} />
      <ExportPanels adId={adId ?? ''} config={sent} />
    </div>
  );
}
