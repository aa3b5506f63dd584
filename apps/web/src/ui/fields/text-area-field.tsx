import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClassNames } from '../actions/join-class-names.ts';
import { CharacterCount, isNearLimit } from './character-count.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'onChange' | 'value' | 'className'
> {
  /** The field that it edits. */
  field?: FieldId;
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
}

/** A text area with a label. It grows with its content. */
export function TextAreaField({ field, label, value, onValueChange, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const id = field ?? ownId;
  const countId = isNearLimit(value, rest.maxLength) ? `${id}-count` : undefined;
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <CharacterCount id={countId} value={value} maxLength={rest.maxLength} />
      </span>
      <textarea
        rows={5}
        dir="auto"
        {...rest}
        id={id}
        aria-describedby={joinClassNames(rest['aria-describedby'], countId) || undefined}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={joinClassNames(fieldStyles.input, styles.area)}
      />
    </div>
  );
}
