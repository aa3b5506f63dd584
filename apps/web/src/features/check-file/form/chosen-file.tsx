import { FileArchive, FileCode } from 'lucide-react';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { FileActions } from '../../../ui/actions/file-actions.tsx';
import { acceptedFiles } from './accepted-files.ts';
import styles from './chosen-file.module.css';

interface ChosenFileProps {
  file: File;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** The file that will be checked. */
export function ChosenFile({ file, onFile, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.file}>
      <FileIcon name={file.name} />
      <div className="grow">
        <p className="text-normal type-heading breaks">{file.name}</p>
        <p className="small-faint digits">{formatBytes(file.size)}</p>
      </div>
      <div className={styles.actions}>
        <FileActions name="the file" accept={acceptedFiles} onFile={onFile} onRemove={onRemove} />
      </div>
    </div>
  );
}

/** The icon of a ZIP or an HTML file. */
export function FileIcon({ name }: { name: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {/\.zip$/i.test(name) ? <FileArchive /> : <FileCode />}
    </span>
  );
}
