import { Search } from 'lucide-react';
import styles from './check-list.module.css';

interface CheckListProps {
  label: string;
  searchLabel: string;
  options: readonly {
    readonly value: string;
    readonly label: string;
    /** Shown after the label, and searched too. */
    readonly note?: string;
    readonly noteLanguage?: string;
  }[];
  search: string;
  setSearch: (search: string) => void;
  isChecked: (value: string) => boolean;
  onToggle: (value: string, isChecked: boolean) => void;
}

/** A long list of check boxes that can be searched. */
export function CheckList(props: CheckListProps) {
  const { label, searchLabel, options, search, setSearch, isChecked, onToggle } = props;
  const wanted = search.trim().toLowerCase();
  const found = options.filter((option) =>
    `${option.label} ${option.note ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
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
              <bdi lang={noteLanguage} className={styles.note}>
                {note}
              </bdi>
            )}
          </label>
        ))}
      </div>
    </>
  );
}
