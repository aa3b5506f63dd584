import { Combine, Copy, PencilLine, Plus, RotateCcw, Smartphone, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchInput } from '../../../ui/fields/text/search-input.tsx';
import type { CellEdit, EditReason } from '../../../ui/grid/grid-model.ts';
import { listPoints, type GridRange } from '../../../ui/grid/grid-range.ts';
import { variantFields } from '../../../ad-draft/variants/variant-fields.ts';
import { ColumnChooser } from '../controls/column-chooser.tsx';
import type { AdFiles } from '../files/use-files.ts';
import styles from '../controls/toolbar.module.css';
import type { VariantColumn } from './apply-cell-edits.ts';
import { SetValueDialog } from './set-value-dialog.tsx';

interface VariantsToolbarProps {
  filter: string;
  showsScreens: boolean;
  /** Whether the table shows a field, by its path. */
  isShown: (path: string) => boolean;
  /** The variants of the selected rows; null is the base. */
  selectedIds: readonly (string | null)[];
  range: GridRange;
  columns: readonly VariantColumn[];
  files: AdFiles;
  sheetMenu: ReactNode;
  /** Whether the ad has as many variants as it can. */
  isFull: boolean;
  onFilter: (filter: string) => void;
  onToggleScreens: () => void;
  onToggleField: (path: string, isShown: boolean) => void;
  onAdd: () => void;
  onCombine: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
}

const fieldColumns = variantFields.map(({ path, name }) => ({ value: path, label: name }));

/** The actions of the table of variants: for new variants, for the selected ones, and for what the table shows. */
export function VariantsToolbar(props: VariantsToolbarProps) {
  const { filter, showsScreens, isShown, selectedIds, range, columns, files, sheetMenu, isFull } = props;
  const { onFilter, onToggleScreens, onToggleField, onAdd, onCombine, onDuplicate, onDelete, onEdit } = props;
  const [isSetting, setIsSetting] = useState(false);
  const deletableCount = selectedIds.filter((id) => id !== null).length;
  const points = listPoints(range).filter(({ column }) => columns[column]?.kind === 'field');
  const fields = columns
    .slice(range.left, range.right + 1)
    .flatMap((column) => (column.kind === 'field' ? [column.field] : []));
  return (
    <div role="toolbar" aria-label="Variants" className={styles.toolbar}>
      <Button size="small" icon={<Plus />} disabled={isFull} onClick={onAdd}>
        Add variant
      </Button>
      <Button size="small" icon={<Combine />} disabled={isFull} onClick={onCombine}>
        Combine values…
      </Button>
      <span className={styles.line} aria-hidden="true" />
      <Button size="small" variant="quiet" icon={<Copy />} disabled={isFull} onClick={onDuplicate}>
        Duplicate
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Trash2 />}
        disabled={deletableCount === 0}
        onClick={onDelete}
      >
        Delete
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<PencilLine />}
        disabled={points.length === 0}
        onClick={() => setIsSetting(true)}
      >
        Set value…
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<RotateCcw />}
        disabled={points.length === 0}
        onClick={() =>
          onEdit(
            points.map((point) => ({ ...point, text: null })),
            'reset',
          )
        }
      >
        Reset
      </Button>
      <span className={styles.end}>
        <SearchInput label="Filter variants" value={filter} className={styles.filter} onChange={onFilter} />
        <Button
          size="small"
          variant="quiet"
          icon={<Smartphone />}
          aria-pressed={showsScreens}
          onClick={onToggleScreens}
        >
          Pause and outro
        </Button>
        <ColumnChooser label="Fields" columns={fieldColumns} isShown={isShown} onToggle={onToggleField} />
        {sheetMenu}
      </span>
      <SetValueDialog
        isOpen={isSetting}
        onClose={() => setIsSetting(false)}
        fields={fields}
        cellCount={points.length}
        files={files}
        onSet={(text) => {
          onEdit(
            points.map((point) => ({ ...point, text })),
            'type',
          );
          setIsSetting(false);
        }}
      />
    </div>
  );
}
