import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClassNames } from '../actions/join-class-names.ts';
import { CharacterCount, isNearLimit } from './character-count.tsx';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'className'> {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  /** Why the value is invalid; shown below the field and announced with it. */
  problem?: string | null | undefined;
}

/** One line of text with its label. */
export function TextField({ field, label, value, onValueChange, hint, problem, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = field ?? ownId;
  const hasProblem = problem !== null && problem !== undefined;
  const countId = isNearLimit(value, rest.maxLength) ? `${id}-count` : undefined;
  const noteId = hint !== undefined || hasProblem ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <CharacterCount id={countId} value={value} maxLength={rest.maxLength} />
      </span>
      <input
        type="text"
        dir="auto"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        aria-invalid={hasProblem || rest['aria-invalid']}
        aria-describedby={joinClassNames(rest['aria-describedby'], noteId, countId) || undefined}
        className={styles.input}
      />
      {hasProblem ? (
        <span id={noteId} className={styles.problem}>
          {problem}
        </span>
      ) : (
        hint !== undefined && (
          <span id={noteId} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}
