import type { NetworkSizes, NetworkVerdict } from '@spinreel/api-contract/exports';
import type { Network } from '@spinreel/exporters/network';
import type { ReactNode } from 'react';
import { progressTexts } from '../../api-client/progress/progress-texts.ts';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { DisclosureButton } from '../../ui/actions/disclosure-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { SizeBar } from '../../ui/feedback/size-bar.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { ExportActions } from './export-actions.tsx';
import { describeState, describeVerdict, type RowText } from './row-texts.tsx';
import type { ExportState } from './state/export-state.ts';
import styles from './network-row.module.css';

interface NetworkRowProps {
  network: Network;
  /** The result of preflight; null if there is none yet. */
  verdict: NetworkVerdict | null;
  isChecking: boolean;
  /** The sizes of the ad as it is now; null if they are unknown. */
  sizes: NetworkSizes | null;
  state: ExportState;
  isBlocked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onExport: () => void;
  onCancel: () => void;
  /** Shown below the row while it is open. */
  details: ReactNode;
}

/** One network of an ad: its verdict, the size of its file, and its export. */
export function NetworkRow(props: NetworkRowProps) {
  const { network, verdict, isChecking, sizes, state, isBlocked, isOpen, onToggle, details } = props;
  const { id, label, container, specStatus, failure } = network;
  const titleId = `network-${id}-title`;
  const detailsId = `network-${id}-details`;
  return (
    <DetailRow
      titleId={titleId}
      detailsId={detailsId}
      isOpen={isOpen}
      className={styles.row}
      details={details}
    >
      <div className={styles.head}>
        <div className={styles.network}>
          <h3 id={titleId} className="type-label">
            <DisclosureButton
              id={`network-${id}`}
              arrow="before"
              isOpen={isOpen}
              controls={detailsId}
              onToggle={onToggle}
            >
              <span>{label}</span>
            </DisclosureButton>
          </h3>
          <p className={styles.format}>
            {container.extension.toUpperCase()}
            {specStatus === 'unverified' && <span className="text-gold">Unverified</span>}
          </p>
        </div>
        <FileSize sizes={sizes} state={state} />
        <div className={styles.status}>
          <StatusText text={describeVerdict(verdict, isChecking)} />
          <StatusText text={describeState(state)} />
        </div>
        <ExportActions
          network={network}
          state={state}
          titleId={titleId}
          isBlocked={isBlocked}
          onExport={props.onExport}
          onCancel={props.onCancel}
        />
      </div>
      {state.status === 'exporting' && (
        <div className={styles.progress}>
          <WorkProgress
            label={`${label} export`}
            text={
              state.note ?? (state.progress === null ? 'Starting...' : progressTexts[state.progress.stage])
            }
            percent={state.progress?.percent ?? 0}
          />
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles.failure}>
          <Notice tone="error" title={failure.title}>
            {state.message}
          </Notice>
        </div>
      )}
    </DetailRow>
  );
}

/** The size of the finished file, or of the ad as it is now, against the network's limit. */
function FileSize({ sizes, state }: Pick<NetworkRowProps, 'sizes' | 'state'>) {
  if (sizes === null) return <div className={styles.size} data-unknown aria-hidden="true" />;
  const isMade = state.status === 'ready' && !state.isOutdated;
  const totalBytes = isMade ? state.result.fileSize : sizes.totalBytes;
  const { limitBytes } = sizes;
  const overBytes = totalBytes - limitBytes;
  return (
    <div className={styles.size}>
      <p className="row-between gap-2 digits text-normal type-small nowrap">
        <span>
          {sizes.isEstimate && !isMade ? '~' : ''}
          {formatBytes(totalBytes)}
        </span>
        <span className="text-faint">
          {overBytes > 0 ? (
            <span className="text-red">{formatBytes(overBytes)} over</span>
          ) : (
            `of ${formatBytes(limitBytes)}`
          )}
        </span>
      </p>
      <SizeBar bytesByAsset={sizes.bytesByAsset} totalBytes={totalBytes} limitBytes={limitBytes} />
    </div>
  );
}

function StatusText({ text }: { text: RowText | null }) {
  if (text === null) return null;
  return (
    <p className={styles.text} data-tone={text.tone}>
      {text.icon}
      <span>{text.text}</span>
    </p>
  );
}
