import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId } from 'react';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { LabelRow } from '../label-row.tsx';
import { groupOptions } from './group-options.ts';
import fieldStyles from '../field.module.css';
import styles from './select-field.module.css';

/** A choice of a `SelectField`. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown after the label in the list. */
  readonly note?: string;
  /** The title of its group. Options of one group follow each other. */
  readonly group?: string;
}

interface SelectFieldProps<Value extends string> {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  isDisabled?: boolean;
  /** Places the label next to the control. */
  isInline?: boolean;
  onChange: (value: Value) => void;
}

/** A choice from a list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, label, options, value, isDisabled = false, isInline = false, onChange } = props;
  const labelId = useId();
  return (
    <div className={isInline ? styles.inline : fieldStyles.field}>
      <LabelRow id={labelId} label={label} field={field} />
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
          <span className="shrinks ellipsis">
            <Select.Value />
          </span>
          <Select.Icon className="text-faint">
            <ChevronDown />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className={styles.positioner}>
            <Select.Popup className={styles.popup}>
              {groupOptions(options).map(({ title, items }) =>
                title === undefined ? (
                  items.map((option) => <OptionItem key={option.value} option={option} />)
                ) : (
                  <Select.Group key={title} className={styles.group}>
                    <Select.GroupLabel className={styles.groupLabel}>{title}</Select.GroupLabel>
                    {items.map((option) => (
                      <OptionItem key={option.value} option={option} />
                    ))}
                  </Select.Group>
                ),
              )}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}

function OptionItem<Value extends string>({ option }: { option: SelectOption<Value> }) {
  const { value, label, note } = option;
  return (
    <Select.Item value={value} className={styles.item}>
      <Select.ItemText>{label}</Select.ItemText>
      {note !== undefined && <span className="push-right small-faint">{note}</span>}
      <Select.ItemIndicator className="text-gold">
        <Check />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
