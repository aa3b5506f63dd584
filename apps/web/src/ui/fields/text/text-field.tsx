import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'className' | keyof FieldFrameProps> {
  onValueChange: (value: string) => void;
}

/** One line of text with its label. */
export function TextField({ field, label, hint, problem, onValueChange, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...rest} field={field} label={label} hint={hint} problem={problem}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          {...rest}
          {...control}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
