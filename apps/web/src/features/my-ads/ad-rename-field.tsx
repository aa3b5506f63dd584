import { textLimits } from '@spinreel/config-schema/limits';
import { useState } from 'react';
import fieldStyles from '../../ui/field.module.css';

interface AdRenameFieldProps {
  name: string;
  /** The new name, or null to leave it as it was. */
  onDone: (name: string | null) => void;
}

/** A name that is changed in its place: Enter or leaving the field keeps it, Escape does not. */
export function AdRenameField({ name, onDone }: AdRenameFieldProps) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      type="text"
      aria-label={`New name of ${name}`}
      value={typed}
      maxLength={textLimits.adName}
      ref={takeFocus}
      className={fieldStyles.input}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(typed);
        else if (event.key === 'Escape') onDone(null);
      }}
    />
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.select();
}
