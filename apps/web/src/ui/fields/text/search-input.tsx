import { Search } from 'lucide-react';
import { joinClassNames } from '../../actions/join-class-names.ts';
import styles from './search-input.module.css';

interface SearchInputProps {
  /** What the search is called, such as "Search fields". Also shown while it is empty. */
  label: string;
  value: string;
  /** Its width in a row. */
  className?: string | undefined;
  onChange: (value: string) => void;
}

/** A field that filters the list below it. */
export function SearchInput({ label, value, className, onChange }: SearchInputProps) {
  return (
    <label className={joinClassNames(styles.search, className)}>
      <Search className="text-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
