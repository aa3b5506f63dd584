import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type CSSProperties } from 'react';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string> {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly style?: CSSProperties }[];
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice from a list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, label, options, value, isDisabled = false, onChange } = props;
  const labelId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <Select.Root
        value={value}
        items={options}
        disabled={isDisabled}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Select.Trigger
          id={field}
          aria-labelledby={labelId}
          className={`${fieldStyles.input} ${styles.trigger}`}
        >
          <span style={chosen?.style}>
            <Select.Value />
          </span>
          <Select.Icon className={styles.icon}>
            <ChevronDown />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className={styles.item}>
                  <span style={option.style}>
                    <Select.ItemText>{option.label}</Select.ItemText>
                  </span>
                  <Select.ItemIndicator className={styles.indicator}>
                    <Check />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}
