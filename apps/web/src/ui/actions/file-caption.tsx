import type { ComponentProps, ReactNode } from 'react';
import { FileActions } from './file-actions.tsx';
import styles from './file-caption.module.css';
import { joinClassNames } from './join-class-names.ts';

interface FileCaptionProps extends ComponentProps<typeof FileActions> {
  className?: string | undefined;
  /** The name of the file. */
  children: ReactNode;
}

/** The caption of a chosen file: its name, with the actions for it. */
export function FileCaption({ className, children, ...actions }: FileCaptionProps) {
  return (
    <figcaption className={joinClassNames(styles.caption, className)}>
      {children}
      <span className={styles.actions}>
        <FileActions {...actions} />
      </span>
    </figcaption>
  );
}
