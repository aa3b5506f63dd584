import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

/** A choice of a `SelectField`. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown after the label in the list. */
  readonly note?: string;
  /** The BCP 47 tag of the note's language, if it is not that of the page. */
  readonly noteLanguage?: string;
  /** The title of its group. Options of one group follow each other. */
  readonly group?: string;
  /** A text that shows what the option does, above the label in the list. The note is then below it. */
  readonly sample?: string;
  /** Of the sample, or of the label without one. */
  readonly style?: CSSProperties;
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
  hint?: ReactNode;
  onChange: (value: Value) => void;
}

/** A choice from a list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, label, options, value, isDisabled = false, isInline = false, hint, onChange } = props;
  const labelId = useId();
  const hintId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={isInline ? styles.inline : fieldStyles.field}>
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
          aria-describedby={hint === undefined ? undefined : hintId}
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
              {groupOptions(options).map(({ title, members }) =>
                title === undefined ? (
                  members.map((option) => <OptionItem key={option.value} option={option} />)
                ) : (
                  <Select.Group key={title} className={styles.group}>
                    <Select.GroupLabel className={styles.groupLabel}>{title}</Select.GroupLabel>
                    {members.map((option) => (
                      <OptionItem key={option.value} option={option} />
                    ))}
                  </Select.Group>
                ),
              )}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      {hint !== undefined && (
        <span id={hintId} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

function OptionItem<Value extends string>({ option }: { option: SelectOption<Value> }) {
  const { value, label, note, noteLanguage, sample, style } = option;
  const noteElement = note !== undefined && (
    <bdi className={styles.note} lang={noteLanguage}>
      {note}
    </bdi>
  );
  return (
    <Select.Item value={value} className={styles.item}>
      {sample === undefined ? (
        <>
          <span style={style}>
            <Select.ItemText>{label}</Select.ItemText>
          </span>
          {noteElement}
        </>
      ) : (
        <span className={styles.sampled}>
          <span className={styles.sample} style={style} dir="auto" aria-hidden="true">
            {sample}
          </span>
          <span className={styles.caption}>
            <Select.ItemText>{label}</Select.ItemText>
            {noteElement}
          </span>
        </span>
      )}
      <Select.ItemIndicator className={styles.indicator}>
        <Check />
      </Select.ItemIndicator>
    </Select.Item>
  );
}

/** Collects options of the same group that follow each other. */
function groupOptions<Value extends string>(options: readonly SelectOption<Value>[]) {
  const groups: { readonly title: string | undefined; readonly members: SelectOption<Value>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.title === option.group) last.members.push(option);
    else groups.push({ title: option.group, members: [option] });
  }
  return groups;
}
