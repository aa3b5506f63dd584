import { memo } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { CellField } from './cell-field.tsx';
import type { CellEdit, EditReason, GridCell, GridColumn } from './grid-model.ts';
import type { CellEditing, EditingEnd } from './use-grid-selection.ts';
import styles from './data-grid.module.css';

interface GridRowProps {
  row: number;
  columns: readonly GridColumn[];
  getCell: (row: number, column: number) => GridCell;
  /** The first and the last selected column, with a space between them. Empty if the row is not selected. */
  selected: string;
  isLastSelected: boolean;
  /** The column of the active cell; -1 if it is in another row. */
  activeColumn: number;
  /** Set if the active cell of this row is edited. */
  editing: CellEditing | null;
  isFillTarget: boolean;
  /** The distance from the top of the rows. Left out in a frozen row. */
  topPx?: number;
  onFinish: (end: EditingEnd) => void;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
}

/** One row of a grid. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, columns, getCell, selected, isLastSelected, activeColumn, editing, isFillTarget } = props;
  const { topPx, onFinish, onEdit } = props;
  const [left = -1, right = -2] = selected === '' ? [] : selected.split(' ').map(Number);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      data-moving={topPx !== undefined || undefined}
      data-fill={isFillTarget || undefined}
      style={topPx === undefined ? undefined : { transform: `translateY(${topPx}px)` }}
    >
      {columns.map(({ id, title }, column) => {
        const cell = getCell(row, column);
        const isActive = column === activeColumn;
        const isSelected = column >= left && column <= right;
        const isEdited = isActive && editing !== null && cell.editor !== undefined;
        return (
          <div
            key={id}
            role={column === 0 ? 'rowheader' : 'gridcell'}
            data-cell={`${row} ${column}`}
            aria-colindex={column + 1}
            aria-selected={isSelected}
            aria-readonly={cell.editor === undefined || undefined}
            tabIndex={isActive && !isEdited ? 0 : -1}
            title={isEdited ? undefined : cell.note}
            className={styles.cell}
            data-active={isActive || undefined}
            data-selected={isSelected || undefined}
            data-dimmed={cell.isDimmed || undefined}
          >
            {isEdited && cell.editor !== undefined ? (
              <CellField
                label={title}
                text={editing.typed ?? cell.text}
                isTyped={editing.typed !== null}
                editor={cell.editor}
                onSave={(text) => {
                  if (text !== cell.text) onEdit([{ row, column, text }], 'type');
                }}
                onFinish={onFinish}
              />
            ) : (
              <>
                {cell.shown ?? (
                  <span className={styles.text} lang={cell.language} dir="auto">
                    {cell.text}
                  </span>
                )}
                {cell.note !== undefined && <VisuallyHidden>, {cell.note}</VisuallyHidden>}
              </>
            )}
            {isLastSelected && column === right && !isEdited && (
              <span data-fill-handle className={styles.handle} aria-hidden="true" />
            )}
          </div>
        );
      })}
    </div>
  );
});
