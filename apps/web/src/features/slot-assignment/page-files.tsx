import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import { FolderInput } from 'lucide-react';
import { useCallback } from 'react';
import { useSlotAssignment } from './use-slot-assignment.ts';
import { usePageFiles } from './use-page-files.ts';
import styles from './page-files.module.css';

interface PageFilesProps {
  /** Called with a dropped project file, or an archive that may contain one. */
  onProject: (file: File) => void;
}

/** Makes the whole page accept dropped and pasted files. */
export function PageFiles({ onProject }: PageFilesProps) {
  const { drop, paste } = useSlotAssignment();
  const onDrop = useCallback(
    (files: readonly File[], card: AssetSlot | null) => {
      const project = files.find(isProject);
      if (project !== undefined) onProject(project);
      drop(
        files.filter((file) => !isProject(file)),
        card,
      );
    },
    [drop, onProject],
  );
  const isDragging = usePageFiles({ onDrop, onPaste: paste });
  return isDragging ? <PageDropHint /> : null;
}

function isProject({ name }: File): boolean {
  return /\.(?:spinreel|zip)$/i.test(name);
}

/** Shown while files are dragged over the page. They can be dropped anywhere. */
function PageDropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <div className={styles.text}>
        <FolderInput />
        <span className="grid text-normal type-label">
          <strong>Drop your files anywhere</strong>
          <small className="small-soft">
            Files are assigned by name, type and shape. To choose a slot yourself, drop a file on its card.
          </small>
        </span>
      </div>
    </div>
  );
}
