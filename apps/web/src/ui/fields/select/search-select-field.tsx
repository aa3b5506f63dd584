import { Combobox } from '@base-ui/react/combobox';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { Check, ChevronDown, Search, TriangleAlert } from 'lucide-react';
import { useId, useMemo, type CSSProperties, type ReactNode } from 'react';
import { joinClassNames } from '../../actions/join-class-names.ts';
import { LabelRow } from '../label-row.tsx';
import fieldStyles from '../field.module.css';
import { groupOptions } from './group-options.ts';
import { matchWords } from './match-words.ts';
import searchStyles from './search-select-field.module.css';
import styles from './select-field.module.css';

/** A choice of a `SearchSelectField`. */
export interface SearchOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Another name by which the search finds it. */
  readonly otherName?: string;
  /** Shown after the label in the list. */
  readonly note?: string;
  /** What is wrong with the choice, in a few words. Shown last. */
  readonly warning?: string;
  /** The BCP 47 tag of the note's language, if it is not that of the page. */
  readonly noteLanguage?: string;
  /** The title of its group. Options of one group follow each other. */
  readonly group?: string;
  /** A text that shows what the option does, above the label in the list. The note is then below it. */
  readonly sample?: string;
  /** Of the sample, and of the label in the control. */
  readonly style?: CSSProperties;
}

interface SearchSelectFieldProps<Value extends string> {
  /** The field that it edits. */
  field?: FieldId;
  label: string;
  /** What the search is called, such as "Search fonts". */
  searchLabel: string;
  options: readonly SearchOption<Value>[];
  value: Value;
  hint?: ReactNode;
  /** What is wrong with the chosen value. */
  warning?: string | undefined;
  onChange: (value: Value) => void;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A choice from a long list, which can be searched by the beginnings of words of names and groups. */
export function SearchSelectField<Value extends string>(props: SearchSelectFieldProps<Value>) {
  const { field, label, searchLabel, options, value, hint, warning, onChange, onOpenChange } = props;
  const labelId = useId();
  const hintId = useId();
  const warningId = useId();
  const descriptionIds = [
    ...(hint === undefined ? [] : [hintId]),
    ...(warning === undefined ? [] : [warningId]),
  ];
  const groups = useMemo(() => groupOptions(options), [options]);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <div className={fieldStyles.field}>
      <LabelRow id={labelId} label={label} field={field} />
      <Combobox.Root
        items={groups}
        value={chosen}
        isItemEqualToValue={(one, other) => one.value === other.value}
        filter={(option: SearchOption<Value>, query) =>
          matchWords(`${option.label} ${option.otherName ?? ''} ${option.group ?? ''}`, query)
        }
        autoHighlight
        onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
        onValueChange={(next) => {
          if (next !== null) onChange(next.value);
        }}
      >
        <Combobox.Trigger
          id={field}
          aria-labelledby={labelId}
          aria-describedby={descriptionIds.length === 0 ? undefined : descriptionIds.join(' ')}
          className={joinClassNames(fieldStyles.input, styles.trigger)}
        >
          <span className="shrinks ellipsis" style={chosen?.style}>
            {chosen?.label}
          </span>
          <Combobox.Icon className="text-faint">
            <ChevronDown />
          </Combobox.Icon>
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} align="start" className={styles.positioner}>
            <Combobox.Popup className={joinClassNames(styles.popup, searchStyles.popup)} aria-label={label}>
              <div className={searchStyles.search}>
                <Search />
                <Combobox.Input placeholder={searchLabel} aria-label={searchLabel} />
              </div>
              <Combobox.Empty className={searchStyles.none}>Nothing matches.</Combobox.Empty>
              <Combobox.List className={searchStyles.list} aria-labelledby={labelId}>
                {({ title, items }: (typeof groups)[number]) => (
                  <Combobox.Group key={title ?? ''} items={items} className={styles.group}>
                    {title !== undefined && (
                      <Combobox.GroupLabel className={styles.groupLabel}>{title}</Combobox.GroupLabel>
                    )}
                    <Combobox.Collection>
                      {(option: SearchOption<Value>) => <OptionItem key={option.value} option={option} />}
                    </Combobox.Collection>
                  </Combobox.Group>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {hint !== undefined && (
        <span id={hintId} className="small-faint">
          {hint}
        </span>
      )}
      {warning !== undefined && (
        <span id={warningId} className={fieldStyles.warning}>
          <TriangleAlert />
          {warning}
        </span>
      )}
    </div>
  );
}

function OptionItem<Value extends string>({ option }: { option: SearchOption<Value> }) {
  const { label, note, noteLanguage, warning, sample, style } = option;
  const caption = (
    <>
      <span>{label}</span>
      {note !== undefined && (
        <bdi className="push-right small-faint" lang={noteLanguage}>
          {note}
        </bdi>
      )}
      {warning !== undefined && <span className="text-gold type-small">{warning}</span>}
    </>
  );
  return (
    <Combobox.Item value={option} className={joinClassNames(styles.item, searchStyles.option)}>
      {sample === undefined ? (
        caption
      ) : (
        <span className={searchStyles.sampled}>
          <span className={searchStyles.sample} style={style} dir="auto" aria-hidden="true">
            {sample}
          </span>
          <span className={searchStyles.caption}>{caption}</span>
        </span>
      )}
      <Combobox.ItemIndicator className="text-gold">
        <Check />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}
