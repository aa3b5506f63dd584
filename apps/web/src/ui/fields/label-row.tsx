import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import type { ReactNode } from 'react';
import { FieldMark } from './field-mark.tsx';
import styles from './field.module.css';

/** The label of a field whose control is not a native one, its mark, and what is shown at the end of their row. */
export function LabelRow({
  id,
  label,
  field,
  children,
}: {
  /** For `aria-labelledby`. */
  id: string;
  label: string;
  field: FieldId | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.labelRow}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <FieldMark field={field} />
      {children}
    </div>
  );
}
