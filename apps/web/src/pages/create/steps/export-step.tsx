import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { showsAppRating } from '@spinreel/config-schema/ad/resolve-app-card';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { hasVariants } from '@spinreel/variants/resolve/resolve-variant';
import { useMemo, useState } from 'react';
import { selectBackendConfig } from '../../../ad-draft/saving/to-backend-config.ts';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { ExportBar } from '../../../features/export/export-bar.tsx';
import { ExportDownloads } from '../../../features/export/export-downloads.tsx';
import { ExportPanels } from '../../../features/export/export-panels.tsx';
import { useExportAll } from '../../../features/export/state/use-export-all.ts';
import { useExports } from '../../../features/export/state/use-exports.ts';
import { useOpenRows } from '../../../features/export/use-open-rows.ts';
import { FixButton } from '../../../features/preflight-panel/fix-button.tsx';
import { findFixTarget } from '../../../features/preflight-panel/fix-target.ts';
import { NetworkReport } from '../../../features/preflight-panel/network-report.tsx';
import { PublishingPanel } from '../../../features/preflight-panel/publishing/publishing-panel.tsx';
import { usePublishing } from '../../../features/preflight-panel/publishing/use-publishing.ts';
import { useFix } from '../../../features/preflight-panel/use-fix.ts';
import { usePreflight } from '../../../features/preflight-panel/use-preflight.ts';
import { StepActions } from '../../../features/wizard-frame/step-actions.tsx';
import { VariedExport } from './varied-export.tsx';

/** Step 5: the files to upload to the networks, and whether the ad is ready to publish. */
export function ExportStep() {
  const isVaried = useDraftSelector(({ adDraft: { ad } }) => hasVariants(ad));
  return isVaried ? <VariedExport /> : <SingleExport />;
}

/** The export of an ad that is one ad. */
function SingleExport() {
  const adId = useDraftSelector((state) => state.adDraft.adId) ?? '';
  const config = useDraftSelector(selectBackendConfig);
  const dispatch = useDraftDispatch();
  const check = usePreflight();
  const { preflight } = check;
  const publishing = usePublishing();
  const networks = useMemo(() => findChosenNetworks(config), [config]);
  const onFix = useFix(adId);
  const verdicts = useMemo(() => {
    const checked = preflight.status === 'checked' ? preflight.networks : [];
    return new Map(checked.map((verdict) => [verdict.network, verdict]));
  }, [preflight]);
  const rows = useOpenRows(networks);
  const showReport = (id: string) => {
    rows.toggle(id, true);
    document.getElementById(`network-${id}`)?.focus();
  };
  const exports = useExports({ adId, config, networks, onMade: rows.showResult });
  const all = useExportAll(networks, exports);
  const [includesProject, setIncludesProject] = useState(true);
  const problem = useMemo(() => findExportProblem(config), [config]);
  return (
    <>
      <div className="stack gap-5">
        <ExportPanels
          networks={networks}
          exports={exports}
          problem={problem}
          renderFix={(found) => <FixButton target={findFixTarget(found)} onFix={onFix} />}
          verdicts={verdicts}
          isChecking={preflight.status === 'checking' || preflight.status === 'busy'}
          renderReport={(verdict) => <NetworkReport verdict={verdict} onFix={onFix} />}
          rows={rows}
          downloads={
            !all.isRunning &&
            all.made.length > 0 && (
              <ExportDownloads
                adId={adId}
                made={all.made}
                exports={exports}
                includesProject={includesProject}
                onIncludesProject={setIncludesProject}
              />
            )
          }
        >
          <PublishingPanel
            {...check}
            {...publishing}
            compliance={config.compliance}
            hasAppRating={showsAppRating(config)}
            networks={networks}
            onFix={onFix}
            onConfirm={(confirmed) => dispatch(adChanged({ compliance: { confirmed } }))}
            onShowReport={showReport}
          />
        </ExportPanels>
      </div>
      <StepActions>
        <ExportBar
          adId={adId}
          networks={networks}
          exports={exports}
          all={all}
          isBlocked={problem !== null}
          includesProject={includesProject}
        />
      </StepActions>
    </>
  );
}
