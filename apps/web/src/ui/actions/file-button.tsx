import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { getButtonClass, type ButtonSize, type ButtonVariant } from './button.tsx';
import { joinClassNames } from './join-class-names.ts';
import styles from './file-button.module.css';
import type { ReactNode } from 'react';

interface FileButtonProps {
  /** The field that it edits. */
  field?: FieldId | undefined;
  /** The accessible name: 'Replace cover image'. */
  label: string;
  /** The `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
}

/** A button that opens the file picker. */
export function FileButton({ field, label, accept, onFile, variant, size, icon, children }: FileButtonProps) {
  return (
    <label className={joinClassNames(getButtonClass({ variant, size }), styles.button)}>
      {icon}
      <span aria-hidden="true">{children}</span>
      <input
        id={field}
        type="file"
        aria-label={label}
        accept={accept}
        className={styles.input}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Cleared, so that choosing the same file again triggers a change event.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
