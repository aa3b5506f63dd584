import type { ExportResult } from '@spinreel/api-contract/export-result';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { messages } from '@spinreel/config-schema/messages';
import { metaNextSteps } from '@spinreel/config-schema/meta-next-steps';
import { FileArchive, FileCode2, ListChecks, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGenerateMetaMutation, useGenerateMolocoMutation } from '../../api-client/exports-api.ts';
import { paths } from '../../config/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportCard } from './export-card.tsx';
import { ExportResultPanel } from './export-result-panel.tsx';
import { useExport } from './use-export.ts';
import styles from './export-panels.module.css';

/** The finished files: a ZIP for Meta, one HTML file for Moloco, each made for itself. */
export function ExportPanels({ adId, config }: { adId: string; config: AdConfig }) {
  const [generateMeta] = useGenerateMetaMutation();
  const [generateMoloco] = useGenerateMolocoMutation();
  const problem = exportProblem(config);
  const meta = useExport({
    config,
    generate: (progressId) => generateMeta({ adId, config, progressId }),
    situation: 'zipExport',
  });
  const moloco = useExport({
    config,
    generate: (progressId) => generateMoloco({ adId, config, progressId }),
    situation: 'molocoExport',
    onSuccess: download,
  });
  const hasResult = meta.state.status === 'success' || moloco.state.status === 'success';
  return (
    <div className={styles.stack}>
      {problem !== null && (
        <Notice tone="error" title={messages.export.blockedTitle}>
          {problem}
        </Notice>
      )}
      <div className={styles.cards}>
        <ExportCard
          title="Meta Ads"
          description="ZIP bundle"
          icon={<FileArchive />}
          facts={[
            'At most 5 MB and 100 files',
            'Portrait, no requests while it plays',
            'The tap calls Meta’s own hook',
          ]}
          buttonLabel="Export ZIP"
          errorTitle={messages.export.zipFailedTitle}
          state={meta.state}
          progress={meta.progress}
          isBlocked={problem !== null}
          onExport={() => void meta.start()}
          onCancel={meta.reset}
          result={
            meta.state.status === 'success' && (
              <ExportResultPanel
                result={meta.state.result}
                isOutdated={meta.state.isOutdated}
                format="ZIP Bundle"
                onAgain={meta.reset}
              />
            )
          }
        />
        <ExportCard
          title="Moloco"
          description="Single HTML file"
          icon={<FileCode2 />}
          facts={['One file with everything inside', 'At most 5 MB, no MRAID', 'Portrait and landscape']}
          buttonLabel="Export HTML"
          errorTitle={messages.export.molocoFailedTitle}
          state={moloco.state}
          progress={moloco.progress}
          isBlocked={problem !== null}
          onExport={() => void moloco.start()}
          onCancel={moloco.reset}
          result={
            moloco.state.status === 'success' && (
              <ExportResultPanel
                result={moloco.state.result}
                isOutdated={moloco.state.isOutdated}
                format="Single HTML file"
                onAgain={moloco.reset}
              />
            )
          }
        />
      </div>
      <Panel title="Next steps in Meta Ads Manager" icon={<ListChecks />}>
        <ol className={styles.steps}>
          {metaNextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
      {hasResult && (
        <Link to={paths.home.to()} className={buttonClass({})}>
          <Plus aria-hidden="true" />
          <span>Create New Ad</span>
        </Link>
      )}
    </div>
  );
}

/** The file is an attachment: the page stays where it is. */
function download({ downloadUrl }: ExportResult): void {
  window.location.assign(downloadUrl);
}
