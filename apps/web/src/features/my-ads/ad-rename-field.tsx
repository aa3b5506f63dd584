import { textLimits } from '@spinreel/config-schema/limits/limits';
import { useState } from 'react';
import fieldStyles from '../../ui/fields/field.module.css';

interface AdRenameFieldProps {
  name: string;
  /** Called on Enter or Escape with the new name, or null to discard it. The caller moves the focus. */
  onDone: (name: string | null) => void;
  /** Called with the new name when the field loses focus. */
  onLeave: (name: string) => void;
}

/** Edits an ad's name in place. Enter or leaving the field saves it, Escape discards it. */
export function AdRenameField({ name, onDone, onLeave }: AdRenameFieldProps) {
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
      onBlur={() => onLeave(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Enter would press the button that receives the focus next.
        event.preventDefault();
        onDone(event.key === 'Enter' ? typed : null);
      }}
    />
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  // `select()` moves the focus only in some browsers.
  input?.focus();
  input?.select();
}
