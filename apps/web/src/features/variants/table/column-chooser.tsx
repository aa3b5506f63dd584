import { Popover } from '@base-ui/react/popover';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { CheckList } from '../controls/check-list.tsx';
import popoverStyles from '../controls/popover.module.css';

interface ColumnChooserProps {
  /** The paths of the shown fields. */
  shown: ReadonlySet<string>;
  onToggle: (path: string, isShown: boolean) => void;
}

/** Chooses the fields that the table of variants shows. */
export function ColumnChooser({ shown, onToggle }: ColumnChooserProps) {
  const [search, setSearch] = useState('');
  return (
    <Popover.Root onOpenChange={() => setSearch('')}>
      <Popover.Trigger className={getButtonClass({ variant: 'quiet', size: 'small' })}>
        <Columns3 aria-hidden="true" />
        <span>Columns</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          sideOffset={6}
          align="end"
          collisionPadding={12}
          className={popoverStyles.positioner}
        >
          <Popover.Popup className={popoverStyles.popup}>
            <Popover.Title className={popoverStyles.title}>Columns</Popover.Title>
            <CheckList
              label="Fields"
              searchLabel="Search fields"
              options={variantFields.map(({ path, name }) => ({ value: path, label: name }))}
              {...{ search, setSearch }}
              isChecked={(path) => shown.has(path)}
              onToggle={onToggle}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
