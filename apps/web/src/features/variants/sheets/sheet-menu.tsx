import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { timings } from '@spinreel/config-schema/limits/timings';
import { ChevronDown, Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import type { CreateView } from '../../../config/create-view.ts';
import { loadPage } from '../../../lib/page/load-page.ts';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { MenuButton } from '../../../ui/popover/menu-button.tsx';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import type { ImportDialogProps } from './import/import-dialog.tsx';

interface SheetMenuProps {
  view: CreateView;
  /** The paths of the fields that the table of variants shows. */
  paths?: readonly OverridablePath[];
}

const noPaths: readonly OverridablePath[] = [];

/** Downloads a table of the workspace as a spreadsheet file, and imports one. The code for both is loaded when it is used. */
export function SheetMenu({ view, paths = noPaths }: SheetMenuProps) {
  const dispatch = useDraftDispatch();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ImportDialogProps> | null>(null);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      showToast({ id: 'spreadsheet', text, tone: 'error', durationMs: timings.noteMs });
    });
    setIsBusy(false);
  };
  const download = (format: 'xlsx' | 'csv') =>
    run(async () => {
      const { downloadSheet } = await loadPage(() => import('./export/download-sheet.ts'));
      await dispatch(downloadSheet({ view, format, paths }));
    });
  const openImport = () =>
    run(async () => {
      const { ImportDialog } = await loadPage(() => import('./import/import-dialog.tsx'));
      setDialog(() => ImportDialog);
      setIsImporting(true);
    });
  return (
    <>
      <MenuButton
        buttonRef={triggerRef}
        className={getButtonClass({ variant: 'quiet', size: 'small' })}
        label={
          <>
            {isBusy ? <Spinner /> : <FileSpreadsheet />}
            <span>Spreadsheet</span>
            <ChevronDown />
          </>
        }
        isBusy={isBusy}
        align="end"
        commands={[
          {
            label: 'Download as Excel (.xlsx)',
            icon: <Download />,
            onChoose: () => void download('xlsx'),
          },
          {
            label: 'Download as CSV',
            icon: <Download />,
            onChoose: () => void download('csv'),
          },
          {
            label: 'Import…',
            icon: <Upload />,
            startsGroup: true,
            onChoose: () => void openImport(),
          },
        ]}
      />
      {Dialog !== null && (
        <Dialog
          isOpen={isImporting}
          onClose={() => setIsImporting(false)}
          returnFocusTo={() => triggerRef.current}
        />
      )}
    </>
  );
}
