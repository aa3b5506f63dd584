import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from '../../actions/join-class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'className' | keyof FieldFrameProps> {
  onValueChange: (value: string) => void;
}

/** A text area with a label. It grows with its content. */
export function TextAreaField({ field, label, hint, problem, onValueChange, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame {...rest} field={field} label={label} hint={hint} problem={problem}>
      {(control) => (
        <textarea
          rows={5}
          dir="auto"
          {...rest}
          {...control}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={joinClassNames(control.className, styles.area)}
        />
      )}
    </FieldFrame>
  );
}
