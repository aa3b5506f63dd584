import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'className'> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  /** Why the value cannot be taken; shown under the field and announced with it. */
  problem?: string | null | undefined;
}

/** One line of text with its label. */
export function TextField({ label, value, onValueChange, hint, problem, ...rest }: TextFieldProps) {
  const id = useId();
  const hasProblem = problem !== null && problem !== undefined;
  const noteId = hint !== undefined || hasProblem ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        aria-invalid={hasProblem || undefined}
        aria-describedby={noteId}
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
