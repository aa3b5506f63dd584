import { useId } from 'react';
import { Switch } from '@base-ui/react/switch';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off; the whole row is the target. */
export function SwitchField({ label, hint, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.row} data-disabled={isDisabled || undefined}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
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
