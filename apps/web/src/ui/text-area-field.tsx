import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'onChange' | 'value' | 'className'
> {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
}

/** Several lines of text with their label; grows with what is written. */
export function TextAreaField({ label, value, onValueChange, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={5}
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={classNames(fieldStyles.input, styles.area)}
      />
    </div>
  );
}
