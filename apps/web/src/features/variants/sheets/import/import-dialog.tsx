import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraftDispatch, useDraftSelector } from '../../../../ad-draft/draft-root.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DropZone } from '../../../../ui/actions/drop-zone.tsx';
import { FileButton } from '../../../../ui/actions/file-button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Modal } from '../../../../ui/layout/modal.tsx';
import { Spinner } from '../../../../ui/progress/spinner.tsx';
import { WorkProgress } from '../../../../ui/progress/work-progress.tsx';
import dialogStyles from '../../controls/dialog.module.css';
import { createFileNames } from '../../files/name-files.ts';
import { CsvFormatFields } from './csv-format-fields.tsx';
import { importChanges } from './import-changes.ts';
import { ImportPreviewView } from './import-preview.tsx';
import { previewImport } from './preview-import.ts';
import { useSheetFile, type SheetFile } from './use-sheet-file.ts';
import styles from './import-dialog.module.css';

export interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

const acceptedFiles = '.csv,.tsv,.txt,.xlsx';

/** Imports variants and texts from a spreadsheet file, after a preview of what changes. */
export function ImportDialog({ isOpen, onClose, returnFocusTo }: ImportDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      isWide
      title="Import a spreadsheet"
      description="Rows without an id become new variants, unless a variant has their name. You see what changes before you import it."
    >
      <ImportForm onClose={onClose} />
    </Modal>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { file, readingName, choose, changeFormat } = useSheetFile();
  const reading = file?.reading;
  return (
    <div className={dialogStyles.form}>
      {reading?.ok === true ? (
        <div className={styles.file}>
          <span className={styles.fileName}>
            <FileSpreadsheet className="text-gold" />
            <span className="ellipsis">{file?.name}</span>
          </span>
          <FileButton
            label="Choose another spreadsheet"
            accept={acceptedFiles}
            size="small"
            variant="quiet"
            onFile={choose}
          >
            Choose another file
          </FileButton>
        </div>
      ) : (
        <DropZone
          label="Choose a spreadsheet"
          accept={acceptedFiles}
          isCompact
          icon={<FileSpreadsheet />}
          title="Drop a spreadsheet here, or choose a file"
          hint="CSV or Excel (.xlsx). Download one first to see its columns."
          onFile={choose}
        />
      )}
      {readingName !== null && (
        <p className="row gap-3 text-soft" role="status">
          <Spinner /> Reading {readingName}…
        </p>
      )}
      {readingName === null && reading?.ok === false && (
        <Notice tone="error" title={`${file?.name} was not read`}>
          {reading.message}
        </Notice>
      )}
      {reading?.ok === true && reading.format !== null && (
        <CsvFormatFields format={reading.format} onChange={changeFormat} />
      )}
      {file !== null && reading?.ok === true ? (
        <Import key={file.name} file={file} isReading={readingName !== null} onClose={onClose} />
      ) : (
        <div className={dialogStyles.actions}>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      )}
    </div>
  );
}

function Import({ file, isReading, onClose }: { file: SheetFile; isReading: boolean; onClose: () => void }) {
  const dispatch = useDraftDispatch();
  const preview = usePreview(file);
  const [isPartly, setIsPartly] = useState(false);
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const images = file.images.list();
  const isImporting = doneCount !== null;
  const hasChanges = preview.variantChanges.length + preview.textChanges.length > 0;
  const canImport = hasChanges && (isPartly || preview.problems.length === 0) && !isReading;
  const run = async () => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setFailure(null);
    setDoneCount(0);
    const { name: fileName, reading, uploaded } = file;
    const message = await dispatch(
      importChanges({
        fileName,
        sheets: reading.ok ? reading.sheets : [],
        images: file.images,
        uploaded,
        signal: controller.signal,
        onProgress: setDoneCount,
      }),
    );
    if (controller.signal.aborted) return;
    setDoneCount(null);
    setFailure(message);
    if (message === null) onClose();
  };
  return (
    <>
      <ImportPreviewView
        preview={preview}
        imageCount={images.length}
        isPartly={isPartly}
        onPartlyChange={setIsPartly}
      />
      {isImporting && images.length > 0 && (
        <WorkProgress
          label="Import"
          text={`Uploading image ${Math.min(doneCount + 1, images.length)} of ${images.length}…`}
          percent={(100 * doneCount) / images.length}
        />
      )}
      {failure !== null && (
        <Notice tone="error" title="Nothing was imported">
          {failure}
        </Notice>
      )}
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!canImport || isImporting}
          isBusy={isImporting}
          onClick={() => void run()}
        >
          Import
        </Button>
      </div>
    </>
  );
}

function usePreview({ reading, images }: SheetFile) {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const catalogue = useDraftSelector((state) => state.catalogue);
  return useMemo(() => {
    const { nameFile, findFile, findVideo } = createFileNames(catalogue);
    return previewImport(ad, {
      sheets: reading.ok ? reading.sheets : [],
      sources: {
        nameFile: (handle) => nameFile(handle) ?? images.name(handle),
        findFile,
        findVideo,
        findImage: images.find,
        createId: createNumbers(),
      },
    });
  }, [ad, catalogue, reading, images]);
}

/** Returns a function that returns new ids: 'new-1', 'new-2'. They identify the new variants of a preview. */
function createNumbers(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}
