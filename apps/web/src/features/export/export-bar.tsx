import { readArchive } from '@spinreel/api-contract/archives';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { CircleCheck, Download, PackageOpen, TriangleAlert } from 'lucide-react';
import { useKeptFocus } from '../../lib/page/use-kept-focus.ts';
import { listNetworkNames } from '../../lib/networks/list-network-names.ts';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { createFilesUrl } from './create-files-url.ts';
import type { ExportAll } from './state/use-export-all.ts';
import { isUnderWay, isUpToDate, type ExportState } from './state/export-state.ts';
import type { Exports } from './state/use-exports.ts';
import styles from '../../ui/layout/main-actions.module.css';

interface ExportBarProps {
  adId: string;
  networks: readonly Network[];
  exports: Exports;
  all: ExportAll;
  isBlocked: boolean;
  /** Whether the archive contains the project file. */
  includesProject: boolean;
}

/** The main actions of the export step: exports the files of all networks, then downloads them. One of them is gold. */
export function ExportBar(props: ExportBarProps) {
  const { networks, all, isBlocked } = props;
  const isComplete = all.made.length === networks.length;
  const focusProps = useKeptFocus<HTMLDivElement>(`${isComplete}, ${all.isRunning}`, findFirstControl);
  if (networks.length === 0) return null;
  return (
    <>
      {!isBlocked && <Outcome {...props} />}
      <div {...focusProps} className={styles.actions}>
        {all.isRunning && <Button onClick={all.cancel}>Cancel all</Button>}
        {(!isComplete || all.isRunning) && (
          <Button
            variant={all.made.length > 0 ? 'secondary' : 'primary'}
            isBusy={all.isRunning}
            icon={<PackageOpen />}
            disabled={isBlocked}
            aria-disabled={all.isRunning}
            onClick={all.isRunning ? undefined : all.start}
          >
            Export all
          </Button>
        )}
        {!all.isRunning && <DownloadLink {...props} />}
      </div>
    </>
  );
}

function findFirstControl(actions: HTMLElement | null): HTMLElement | null {
  return actions?.querySelector<HTMLElement>('a, button') ?? null;
}

/** Downloads the only finished file, or all of them in one archive. Nothing while there is no file. */
function DownloadLink({ adId, exports, all: { made }, includesProject }: ExportBarProps) {
  const [first] = made;
  const firstState = first === undefined ? null : exports.getState(first);
  if (first === undefined || firstState?.status !== 'ready') return null;
  const isArchive = made.length > 1;
  const archiveUrl = createFilesUrl(readArchive.path(adId), made, exports);
  return (
    <a
      href={isArchive ? archiveUrl + (includesProject ? projectQuery : '') : firstState.result.downloadUrl}
      download=""
      className={getButtonClass({ variant: 'primary' })}
    >
      <Download />
      <span>
        {isArchive ? (
          'Download all'
        ) : (
          <>
            Download file<VisuallyHidden> for {first.label}</VisuallyHidden>
          </>
        )}
      </span>
    </a>
  );
}

const projectQuery = `&${readArchive.projectParameter}=included`;

/** The progress of the export of all networks, or what is finished. */
function Outcome({ networks, exports, all: { batch, isRunning, made } }: ExportBarProps) {
  const states = batch.map((network) => exports.getState(network));
  if (isRunning) {
    const percent = states.reduce((sum, state) => sum + getPercent(state), 0) / states.length;
    const doneCount = states.filter((state) => !isUnderWay(state)).length;
    return (
      <div className={styles.progress}>
        <WorkProgress
          label="All exports"
          text={`${doneCount} of ${writeCount(batch.length, 'file')} done`}
          percent={percent}
        />
        <p className={styles.hint}>You can close this page. The exports continue.</p>
      </div>
    );
  }
  const failed = batch.filter((network) => exports.getState(network).status === 'failed');
  if (failed.length > 0) {
    const readyCount = states.filter(isUpToDate).length;
    return (
      <p className={styles.outcome} data-tone="warning" role="status">
        <TriangleAlert />
        {`${readyCount} of ${writeCount(batch.length, 'file')} ready. Failed: ${listNetworkNames(failed)}.`}
      </p>
    );
  }
  if (made.length === 0)
    return (
      <p
        className={styles.outcome}
      >{`Creates ${writeCount(networks.length, 'file')} and checks each of them.`}</p>
    );
  const text =
    made.length === networks.length
      ? `${writeCount(made.length, 'file')} ready.`
      : `${made.length} of ${writeCount(networks.length, 'file')} ready.`;
  return (
    <p className={styles.outcome} data-tone="good" role="status">
      <CircleCheck />
      {text}
    </p>
  );
}

function getPercent(state: ExportState): number {
  if (state.status === 'exporting') return state.progress?.percent ?? 0;
  return state.status === 'queued' ? 0 : 100;
}
