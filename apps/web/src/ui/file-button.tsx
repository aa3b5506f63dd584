import { buttonClass, type ButtonSize, type ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './file-button.module.css';
import type { ReactNode } from 'react';

interface FileButtonProps {
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

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, variant, size, icon, children }: FileButtonProps) {
  return (
    <label className={classNames(buttonClass({ variant, size }), styles.button)}>
      {icon}
      <span aria-hidden="true">{children}</span>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        className={styles.input}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that choosing the same file again is noticed.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
