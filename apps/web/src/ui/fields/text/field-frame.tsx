import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type ReactNode } from 'react';
import { joinClassNames } from '../../actions/join-class-names.ts';
import { FieldMark } from '../field-mark.tsx';
import { CharacterCount, isNearLimit } from './character-count.tsx';
import styles from '../field.module.css';

/** What every text field shows besides its control. */
export interface FieldFrameProps {
  /** The field that it edits. */
  field?: FieldId | undefined;
  label: ReactNode;
  value: string;
  maxLength?: number | undefined;
  hint?: ReactNode;
  /** Why the value is invalid; shown below the field and announced with it. */
  problem?: string | null | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The attributes that connect a control with its label and its notes. */
interface ControlAttributes {
  id: string;
  maxLength: number | undefined;
  className: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** The label, the character count, and the hint or problem of a text field. Its child renders the control. */
export function FieldFrame({
  children,
  ...props
}: FieldFrameProps & { children: (control: ControlAttributes) => ReactNode }) {
  const { field, label, value, maxLength, hint, problem } = props;
  const ownId = useId();
  const id = field ?? ownId;
  const hasProblem = problem !== null && problem !== undefined;
  const countId = isNearLimit(value, maxLength) ? `${id}-count` : undefined;
  const noteId = hint !== undefined || hasProblem ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <FieldMark field={field} />
        <CharacterCount id={countId} value={value} maxLength={maxLength} />
      </span>
      {children({
        id,
        maxLength,
        className: styles.input,
        'aria-invalid': hasProblem || props['aria-invalid'],
        'aria-describedby': joinClassNames(props['aria-describedby'], noteId, countId) || undefined,
      })}
      {hasProblem ? (
        <span id={noteId} className="text-red type-small">
          {problem}
        </span>
      ) : (
        hint !== undefined && (
          <span id={noteId} className="small-faint">
            {hint}
          </span>
        )
      )}
    </div>
  );
}
