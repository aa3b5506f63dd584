import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { useCallback, useMemo, useState } from 'react';
import { toBackendConfig } from '../../../ad-draft/saving/to-backend-config.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { ExportPanels } from '../../../features/export/export-panels.tsx';
import { NetworkReport } from '../../../features/preflight-panel/network-report.tsx';
import { PublishingPanel } from '../../../features/preflight-panel/publishing/publishing-panel.tsx';
import { usePublishing } from '../../../features/preflight-panel/publishing/use-publishing.ts';
import { useFix } from '../../../features/preflight-panel/use-fix.ts';
import { usePreflight } from '../../../features/preflight-panel/use-preflight.ts';
import styles from './step-stack.module.css';

/** Step 5: whether the ad is ready to publish, and the files to upload to the networks. */
export function ExportStep() {
  const { adId: openAdId, config } = useDraftSelector((state) => state.adDraft);
  const adId = openAdId ?? '';
  const sent = useMemo(() => toBackendConfig(config), [config]);
  const check = usePreflight();
  const { preflight } = check;
  const publishing = usePublishing();
  const networks = useMemo(() => findChosenNetworks(config), [config]);
  const onFix = useFix(adId);
  const verdicts = useMemo(() => {
    const checked = preflight.status === 'checked' ? preflight.networks : [];
    return new Map(checked.map((verdict) => [verdict.network, verdict]));
  }, [preflight]);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string, isOpen: boolean) =>
      setOpenIds((known) => new Set(isOpen ? [...known, id] : [...known].filter((other) => other !== id))),
    [],
  );
  const showReport = (id: string) => {
    toggle(id, true);
    document.getElementById(`network-${id}`)?.focus();
  };
  return (
    <div className={styles.stack}>
      <PublishingPanel
        {...check}
        {...publishing}
        compliance={config.compliance}
        networks={networks}
        onFix={onFix}
        onShowReport={showReport}
      />
      <ExportPanels
        adId={adId}
        config={sent}
        verdicts={verdicts}
        isChecking={preflight.status === 'checking' || preflight.status === 'busy'}
        renderReport={(verdict) => <NetworkReport verdict={verdict} onFix={onFix} />}
        openIds={openIds}
        onToggle={toggle}
      />
    </div>
  );
}
