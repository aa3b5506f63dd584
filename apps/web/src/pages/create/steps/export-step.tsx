import { useMemo } from 'react';
import { backendConfig } from '../../../ad-draft/backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { ExportPanels } from '../../../features/export/export-panels.tsx';

/** Step 5: the files to upload to the networks. */
export function ExportStep() {
  const { adId, config } = useDraftSelector((state) => state.adDraft);
  const sent = useMemo(() => backendConfig(config), [config]);
  return <ExportPanels adId={adId ?? ''} config={sent} />;
}
