import { useState } from 'react';
import { SearchInput } from '../fields/text/search-input.tsx';
import styles from './check-list.module.css';

interface CheckListProps<Value> {
  label: string;
  /** What the search is called, such as "Search fields". */
  searchLabel: string;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Shown after the label, and searched too. */
    readonly note?: string;
    /** The BCP 47 tag of the note's language, if it is not that of the page. */
    readonly noteLanguage?: string;
  }[];
  isChecked: (value: Value) => boolean;
  onToggle: (value: Value, isChecked: boolean) => void;
}

/** A list with at least this many options can be searched. */
const minSearchable = 8;

/** A list of check boxes. A long one can be searched. */
export function CheckList<Value extends string | null>(props: CheckListProps<Value>) {
  const { label, searchLabel, options, isChecked, onToggle } = props;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = options.filter((option) =>
    `${option.label} ${option.note ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      {options.length >= minSearchable && (
        <SearchInput label={searchLabel} value={search} onChange={setSearch} />
      )}
      <div role="group" aria-label={label} className={styles.list}>
        {found.length === 0 && <p className={styles.none}>Nothing matches.</p>}
        {found.map(({ value, label: name, note, noteLanguage }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              checked={isChecked(value)}
              onChange={({ currentTarget }) => onToggle(value, currentTarget.checked)}
            />
            <span>{name}</span>
            {note !== undefined && (
              <bdi lang={noteLanguage} className="push-right text-faint">
                {note}
              </bdi>
            )}
          </label>
        ))}
      </div>
    </>
  );
}
