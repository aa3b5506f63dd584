import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { arrangeFill } from './arrange-cells.ts';
import type { CellEdit, EditReason, GridCell } from './grid-model.ts';
import { toRange, type GridPoint } from './grid-range.ts';
import { copyText } from './use-grid-keys.ts';
import type { GridSelection } from './use-grid-selection.ts';

interface GridPointerOptions {
  selection: GridSelection;
  getCell: (row: number, column: number) => GridCell;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
  /** Scrolls a cell into view. */
  showCell: (row: number, column: number) => void;
}

/** Returns the handlers with which a pointer selects a block, edits a cell, and drags the fill handle. */
export function useGridPointer({ selection, getCell, onEdit, showCell }: GridPointerOptions) {
  const draggingRef = useRef<'select' | 'fill' | null>(null);
  /** The rows that the fill handle covers. */
  const [fill, setFill] = useState<{ top: number; bottom: number } | null>(null);
  const { range } = selection;
  const release = useEffectEvent(() => {
    const isFilled = draggingRef.current === 'fill' && fill !== null;
    draggingRef.current = null;
    setFill(null);
    if (!isFilled || (fill.top === range.top && fill.bottom === range.bottom)) return;
    const { edits, covered } = arrangeFill(range, fill, (row, column) => copyText(getCell(row, column)));
    onEdit(edits, 'fill');
    selection.selectRange(covered);
  });
  useEffect(() => {
    const end = () => release();
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      if (event.target.closest('[data-fill-handle]') !== null) {
        event.preventDefault();
        draggingRef.current = 'fill';
        setFill({ top: range.top, bottom: range.bottom });
        return;
      }
      const point = findPoint(event);
      if (point === null || isControl(event.target)) return;
      // Fingers scroll.
      if (event.pointerType !== 'touch') draggingRef.current = 'select';
      if (event.shiftKey) {
        event.preventDefault();
        selection.extendTo(point);
      } else selection.selectCell(point);
    },
    onPointerOver: (event: PointerEvent) => {
      const point = draggingRef.current === null ? null : findPoint(event);
      if (point === null) return;
      if (draggingRef.current === 'select') selection.extendTo(point);
      else {
        const { top, bottom } = toRange({ row: range.top, column: 0 }, point);
        setFill({ top: Math.min(top, range.top), bottom: Math.max(bottom, range.bottom) });
        showCell(point.row, point.column);
      }
    },
    onDoubleClick: (event: MouseEvent) => {
      const point = findPoint(event);
      if (point === null || !(event.target instanceof Element) || isControl(event.target)) return;
      if (getCell(point.row, point.column).editor !== undefined) selection.startEditing(null);
    },
  };
  return { fill, handlers };
}

/** Whether an element is the editor of a cell or a button in it. */
function isControl(element: Element): boolean {
  return element.closest('input, select, button, label') !== null;
}

function findPoint({ target }: { target: EventTarget }): GridPoint | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
