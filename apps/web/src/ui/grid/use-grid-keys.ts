import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CellEdit, EditReason, GridCell } from './grid-model.ts';
import { arrangeFill } from './arrange-cells.ts';
import { listPoints, movePoint, type GridSize } from './grid-range.ts';
import type { GridSelection } from './use-grid-selection.ts';

interface GridKeyOptions {
  selection: GridSelection;
  size: GridSize;
  /** The number of rows that fit into the window. */
  pageRows: number;
  getCell: (row: number, column: number) => GridCell;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
}

/**
 * Returns the handler of the keys of a grid: arrows, Home, End and the page keys move, with Shift they select. F2, Enter and
 * letters edit, Delete resets, Ctrl+A selects everything, and Ctrl+D fills down. Tab moves inside a row and leaves it at its end.
 */
export function useGridKeys(options: GridKeyOptions): (event: KeyboardEvent) => void {
  const { selection, size, pageRows, getCell, onEdit } = options;
  const { active, head, range } = selection;
  const edit = (typed: string | null) => {
    if (getCell(active.row, active.column).editor === undefined) return;
    // Synchronously, so that the field gets the rest of the key press.
    flushSync(() => selection.startEditing(typed));
  };
  const pressCommand = (key: string): boolean => {
    if (key === 'a')
      selection.selectRange({ top: 0, left: 0, bottom: size.rowCount - 1, right: size.columnCount - 1 });
    else if (key === 'd' && range.bottom > range.top) {
      const source = { ...range, bottom: range.top };
      onEdit(arrangeFill(source, range, (row, column) => copyText(getCell(row, column))).edits, 'fill');
    } else return key === 'd';
    return true;
  };
  const pressKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const moved = movePoint(shiftKey ? head : active, { key, isFar: isCommand, pageRows }, size);
    if (moved !== null) {
      if (shiftKey) selection.extendTo(moved);
      else selection.selectCell(moved);
      return true;
    }
    if (isCommand) return pressCommand(key.toLowerCase());
    switch (key) {
      case 'Tab': {
        const column = active.column + (shiftKey ? -1 : 1);
        if (column < 0 || column >= size.columnCount) return false;
        selection.selectCell({ row: active.row, column });
        return true;
      }
      case 'F2':
      case 'Enter':
        edit(null);
        return true;
      case 'Delete':
      case 'Backspace':
        onEdit(
          listPoints(range).map((point) => ({ ...point, text: null })),
          'reset',
        );
        return true;
      case 'Escape':
        if (range.top === range.bottom && range.left === range.right) return false;
        selection.selectCell(active);
        return true;
    }
    // An input method gets the key in the field.
    if (key === 'Process') edit('');
    if (Array.from(key).length !== 1) return false;
    edit('');
    return false;
  };
  return (event) => {
    // Keys of the editor, and of buttons in cells, are handled there.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['cell'] === undefined) return;
    if (event.altKey || event.defaultPrevented) return;
    if (pressKey(event)) event.preventDefault();
  };
}

/** Returns the text of a cell as it is copied. */
export function copyText({ text, copied }: GridCell): string {
  return copied ?? text;
}
