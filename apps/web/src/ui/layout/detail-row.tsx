import type { ReactNode } from 'react';
import { joinClassNames } from '../actions/join-class-names.ts';
import styles from './detail-row.module.css';

interface DetailRowProps {
  id?: string;
  titleId: string;
  /** The ID of the details, for the button that opens them. */
  detailsId: string;
  isOpen: boolean;
  className?: string | undefined;
  /** Shown below the row while it is open. */
  details: ReactNode;
  children: ReactNode;
}

/** A row of a list with details that open below it. */
export function DetailRow(props: DetailRowProps) {
  const { id, titleId, detailsId, isOpen, className, details, children } = props;
  return (
    <article
      id={id}
      className={joinClassNames(styles.row, className)}
      aria-labelledby={titleId}
      data-open={isOpen || undefined}
    >
      {children}
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          {details}
        </div>
      )}
    </article>
  );
}
