import { Columns3 } from 'lucide-react';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { CheckList } from '../../../ui/popover/check-list.tsx';
import { PopoverButton } from '../../../ui/popover/popover-button.tsx';

interface ColumnChooserProps {
  /** What the columns are, such as "Fields". */
  label: string;
  columns: readonly { readonly value: string; readonly label: string }[];
  isShown: (column: string) => boolean;
  onToggle: (column: string, isShown: boolean) => void;
}

/** Chooses the columns that a table shows. */
export function ColumnChooser({ label, columns, isShown, onToggle }: ColumnChooserProps) {
  return (
    <PopoverButton
      className={getButtonClass({ variant: 'quiet', size: 'small' })}
      label={
        <>
          <Columns3 />
          <span>Columns</span>
        </>
      }
      title="Columns"
      align="end"
    >
      <CheckList
        label={label}
        searchLabel={`Search ${label.toLowerCase()}`}
        options={columns}
        isChecked={isShown}
        onToggle={onToggle}
      />
    </PopoverButton>
  );
}
