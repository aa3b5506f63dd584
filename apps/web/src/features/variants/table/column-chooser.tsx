import { Columns3 } from 'lucide-react';
import { variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { CheckList } from '../../../ui/popover/check-list.tsx';
import { PopoverButton } from '../../../ui/popover/popover-button.tsx';

interface ColumnChooserProps {
  /** The paths of the shown fields. */
  shown: ReadonlySet<string>;
  onToggle: (path: string, isShown: boolean) => void;
}

/** Chooses the fields that the table of variants shows. */
export function ColumnChooser({ shown, onToggle }: ColumnChooserProps) {
  return (
    <PopoverButton
      className={getButtonClass({ variant: 'quiet', size: 'small' })}
      label={
        <>
          <Columns3 aria-hidden="true" />
          <span>Columns</span>
        </>
      }
      title="Columns"
      align="end"
    >
      <CheckList
        label="Fields"
        searchLabel="Search fields"
        options={variantFields.map(({ path, name }) => ({ value: path, label: name }))}
        isChecked={(path) => shown.has(path)}
        onToggle={onToggle}
      />
    </PopoverButton>
  );
}
