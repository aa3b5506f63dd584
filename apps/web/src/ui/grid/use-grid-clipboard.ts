import { timings } from '@spinreel/config-schema/limits/timings';
import type { ClipboardEvent } from 'react';
import { showToast } from '../feedback/toasts.ts';
import { arrangePaste } from './arrange-cells.ts';
import { readClipboard } from '@spinreel/sheets/clipboard/read-clipboard';
import { writeClipboard } from '@spinreel/sheets/clipboard/write-clipboard';
import type { CellEdit, EditReason, GridCell } from './grid-model.ts';
import { limitPoint, listPoints, type GridSize } from './grid-range.ts';
import { copyText } from './use-grid-keys.ts';
import type { GridSelection } from './use-grid-selection.ts';

interface GridClipboardOptions {
  selection: GridSelection;
  size: GridSize;
  getCell: (row: number, column: number) => GridCell;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
}

/** Returns the handlers that copy, cut and paste the selected block of a grid, as spreadsheet programs do. */
export function useGridClipboard({ selection, size, getCell, onEdit }: GridClipboardOptions) {
  const { range } = selection;
  const copy = (event: ClipboardEvent) => {
    if (!isOfCell(event)) return false;
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, row) =>
      Array.from({ length: range.right - range.left + 1 }, (_cell, column) =>
        copyText(getCell(range.top + row, range.left + column)),
      ),
    );
    const { text, html } = writeClipboard(rows);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event))
        onEdit(
          listPoints(range).map((point) => ({ ...point, text: null })),
          'cut',
        );
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isOfCell(event)) return;
      event.preventDefault();
      const { clipboardData } = event;
      const read = readClipboard({
        text: clipboardData.getData('text/plain'),
        html: clipboardData.getData('text/html'),
      });
      if (!read.ok) {
        const text = 'The clipboard contains more than fits. Copy fewer cells.';
        showToast({ id: 'clipboard', text, tone: 'warning', durationMs: timings.noteMs });
        return;
      }
      const rows = read.value.map((cells) => cells.map(({ text }) => text));
      if (rows.length === 0) return;
      const { edits, covered } = arrangePaste(rows, { range, columnCount: size.columnCount });
      onEdit(edits, 'paste');
      const { row: bottom, column: right } = limitPoint({ row: covered.bottom, column: covered.right }, size);
      selection.selectRange({ ...covered, bottom, right });
    },
  };
}

/** Whether the clipboard is used in a cell, and not in its editor. */
function isOfCell({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}
