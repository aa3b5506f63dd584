import { readArchive, readReport } from '@spinreel/api-contract/archives';
import { readProject } from '@spinreel/api-contract/projects';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { CircleCheck, Download, FileCheck2, FolderDown, PackageOpen, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { listNetworkNames } from '../../lib/networks/list-network-names.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { isUnderWay, isUpToDate, type Exports, type ExportState } from './use-exports.ts';
import styles from './export-all.module.css';

interface ExportAllProps {
  adId: string;
  networks: readonly Network[];
  exports: Exports;
  isBlocked: boolean;
}

/** Exports the ad for all chosen networks, shows the overall progress, and offers the files as one archive with a report. */
export function ExportAll({ adId, networks, exports, isBlocked }: ExportAllProps) {
  const [includesProject, setIncludesProject] = useState(true);
  const [batchIds, setBatchIds] = useState<ReadonlySet<string>>(new Set());
  const batch = networks.filter(({ id }) => batchIds.has(id));
  const isRunning = batch.some((network) => isUnderWay(exports.getState(network)));
  const made = networks.filter((network) => isUpToDate(exports.getState(network)));
  const exportAll = () => {
    const missing = networks.filter((network) => !made.includes(network));
    const wanted = missing.length > 0 ? missing : networks;
    setBatchIds(new Set(wanted.map(({ id }) => id)));
    for (const network of wanted) void exports.start(network);
  };
  return (
    <div className={styles.all}>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          isBusy={isRunning}
          icon={<PackageOpen aria-hidden="true" />}
          disabled={isBlocked || isRunning}
          onClick={exportAll}
        >
          Export all
        </Button>
        {isRunning && (
          <Button size="large" onClick={() => exports.cancel(batch)}>
            Cancel all
          </Button>
        )}
        {!isRunning && made.length > 1 && (
          <a
            href={createUrl(readArchive.path(adId), made, exports) + (includesProject ? projectQuery : '')}
            download=""
            className={getButtonClass({ size: 'large' })}
          >
            <Download aria-hidden="true" />
            <span>Download all</span>
          </a>
        )}
        {!isRunning && made.length > 0 && (
          <a
            href={createUrl(readReport.path(adId), made, exports)}
            download=""
            className={getButtonClass({ size: 'large' })}
          >
            <FileCheck2 aria-hidden="true" />
            <span>Download report</span>
          </a>
        )}
        {!isRunning && made.length > 0 && (
          <a href={readProject.path(adId)} download="" className={getButtonClass({ size: 'large' })}>
            <FolderDown aria-hidden="true" />
            <span>Download project file</span>
          </a>
        )}
      </div>
      <Outcome batch={batch} isRunning={isRunning} exports={exports} networks={networks} />
      {!isRunning && made.length > 1 && (
        <div className={styles.project}>
          <SwitchField
            label="Add the project file to “Download all”"
            hint="With it, the ad can be edited on any Spinreel server."
            isOn={includesProject}
            onChange={setIncludesProject}
          />
        </div>
      )}
    </div>
  );
}

/** The progress of the export of all networks, or its result. */
function Outcome(
  props: Pick<ExportAllProps, 'networks' | 'exports'> & { batch: Network[]; isRunning: boolean },
) {
  const { batch, isRunning, exports, networks } = props;
  const states = batch.map((network) => exports.getState(network));
  const madeCount = states.filter(({ status }) => status === 'ready').length;
  const failed = batch.filter((network) => exports.getState(network).status === 'failed');
  if (isRunning) {
    const percent = states.reduce((sum, state) => sum + getPercent(state), 0) / states.length;
    const doneCount = states.filter((state) => !isUnderWay(state)).length;
    return (
      <div className={styles.progress}>
        <WorkProgress
          label="All exports"
          text={`${doneCount} of ${countFiles(batch.length)} done`}
          percent={percent}
        />
      </div>
    );
  }
  if (failed.length > 0)
    return (
      <p className={styles.outcome} data-tone="warning" role="status">
        <TriangleAlert aria-hidden="true" />
        {`${madeCount} of ${countFiles(batch.length)} ready. Failed: ${listNetworkNames(failed)}.`}
      </p>
    );
  if (madeCount > 0)
    return (
      <p className={styles.outcome} data-tone="good" role="status">
        <CircleCheck aria-hidden="true" />
        <span>
          <strong>{messages.export.completeTitle}</strong> {countFiles(madeCount)} ready.
        </span>
      </p>
    );
  return (
    <p className={styles.outcome}>{`Creates ${countFiles(networks.length)} and checks each of them.`}</p>
  );
}

const projectQuery = `&${readArchive.projectParameter}=included`;

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

function getPercent(state: ExportState): number {
  if (state.status === 'exporting') return state.progress?.percent ?? 0;
  return state.status === 'queued' ? 0 : 100;
}

/** Adds the ids of the networks' finished files to the path of the archive or the report. */
function createUrl(path: string, networks: readonly Network[], exports: Exports): string {
  const ids = networks.flatMap((network) => {
    const state = exports.getState(network);
    return state.status === 'ready' ? [state.result.id] : [];
  });
  return `${path}?${readArchive.filesParameter}=${ids.join(',')}`;
}
