import { FolderInput } from 'lucide-react';
import { useSlotAssignment } from './use-slot-assignment.ts';
import { usePageFiles } from './use-page-files.ts';
import styles from './page-files.module.css';

/** Makes the whole page accept dropped and pasted files. */
export function PageFiles() {
  const { drop, paste } = useSlotAssignment();
  const isDragging = usePageFiles({ onDrop: drop, onPaste: paste });
  return isDragging ? <PageDropHint /> : null;
}

/** Shown while files are dragged over the page. They can be dropped anywhere. */
function PageDropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <div className={styles.text}>
        <FolderInput />
        <span>
          <strong>Drop your files anywhere</strong>
          <small>
            Files are assigned by name, type and shape. To choose a slot yourself, drop a file on its card.
          </small>
        </span>
      </div>
    </div>
  );
}
