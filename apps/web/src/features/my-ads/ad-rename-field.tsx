import { textLimits } from '@spinreel/config-schema/limits';
import { useState } from 'react';
import fieldStyles from '../../ui/field.module.css';

interface AdRenameFieldProps {
  name: string;
  /** Enter or Escape: the new name, or null to leave it as it was. The focus is to go on from here. */
  onDone: (name: string | null) => void;
  /** The focus went elsewhere: the new name. */
  onLeave: (name: string) => void;
}

/** A name that is changed in its place: Enter or leaving the field keeps it, Escape does not. */
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
        // Enter would press the button that has the focus next.
        event.preventDefault();
        onDone(event.key === 'Enter' ? typed : null);
      }}
    />
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  // Selecting moves the focus in some browsers only.
  input?.focus();
  input?.select();
}
