import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** The field that it edits. */
  field?: FieldId;
  /** The accessible name of the file input: 'Upload cover image'. */
  label: string;
  /** The `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
  /** Called instead if several files are chosen. Without it, only the first one counts. */
  onFiles?: (files: readonly File[]) => void;
  icon: ReactNode;
  /** Shows the icon as it is, without a frame. For pictures. */
  isPicture?: boolean;
  title: string;
  hint: string;
  isCompact?: boolean;
}

/** Accepts a file by drop, click or keyboard. */
export function DropZone(props: DropZoneProps) {
  const { field, label, accept, onFile, onFiles, icon, title, hint } = props;
  const { isPicture = false, isCompact = false } = props;
  const hintId = useId();
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const drag = (change: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current += change;
    setIsOver(depth.current > 0);
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (onFiles !== undefined && files.length > 1) onFiles(files);
    else if (file !== undefined) onFile(file);
  };
  return (
    <label className={joinClassNames(styles.zone, isOver && styles.over, isCompact && styles.compact)}>
      <input
        id={field}
        type="file"
        aria-label={label}
        aria-describedby={hintId}
        accept={accept}
        multiple={onFiles !== undefined}
        className={styles.input}
        onDragEnter={drag(1)}
        onDragLeave={drag(-1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          // A surrounding element may have handled the files already.
          const isTaken = event.isDefaultPrevented();
          event.preventDefault();
          depth.current = 0;
          setIsOver(false);
          if (isTaken) return;
          take([...event.dataTransfer.files]);
        }}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // Cleared, so that choosing the same file again triggers a change event.
          event.currentTarget.value = '';
          take(chosen);
        }}
      />
      <span className={isPicture ? styles.picture : styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.text}>
        <span className="text-normal type-label">{isOver ? 'Drop it here' : title}</span>
        <span id={hintId} className="small-faint">
          {hint}
        </span>
      </span>
    </label>
  );
}
