import type { Network } from '@spinreel/exporters/network';
import { Download, PackageOpen } from 'lucide-react';
import { Button, getButtonClass } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isUnderWay, isUpToDate, type ExportState } from './state/export-state.ts';

interface ExportActionsProps {
  network: Network;
  state: ExportState;
  /** The element that names the network. */
  titleId: string;
  isBlocked: boolean;
  onExport: () => void;
  onCancel: () => void;
}

/** The buttons of a network: export, cancel, download. */
export function ExportActions({
  network: { label, container },
  state,
  titleId,
  isBlocked,
  onExport,
  onCancel,
}: ExportActionsProps) {
  const isBusy = isUnderWay(state);
  return (
    <div className="wrap gap-2 justify-end">
      {!isUpToDate(state) && (
        <Button
          size="small"
          isBusy={state.status === 'exporting'}
          disabled={isBlocked || isBusy}
          icon={<PackageOpen />}
          aria-describedby={titleId}
          onClick={onExport}
        >
          {getButtonText(state, container.extension)}
        </Button>
      )}
      {isBusy && (
        <Button size="small" variant="quiet" aria-describedby={titleId} onClick={onCancel}>
          Cancel
        </Button>
      )}
      {state.status === 'ready' && (
        <a href={state.result.downloadUrl} download="" className={getButtonClass({ size: 'small' })}>
          <Download />
          <span>
            Download <VisuallyHidden>the {label} file</VisuallyHidden>
          </span>
        </a>
      )}
    </div>
  );
}

function getButtonText({ status }: ExportState, extension: 'zip' | 'html'): string {
  if (status === 'exporting') return 'Generating...';
  return status === 'queued' ? 'Waiting...' : `Export ${extension.toUpperCase()}`;
}
