import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId } from 'react';
import { Switch } from '@base-ui/react/switch';
import { FieldMark } from './field-mark.tsx';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. The whole row is clickable. */
export function SwitchField({ field, label, hint, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div id={field} className={styles.row} data-disabled={isDisabled || undefined}>
      <div className="shrinks">
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldMark field={field} />
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <Switch.Root
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={styles.track}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </div>
  );
}
