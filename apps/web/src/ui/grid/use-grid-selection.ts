import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  limitPoint,
  movePoint,
  toRange,
  type GridPoint,
  type GridRange,
  type GridSize,
} from './grid-range.ts';

/** A cell that is being edited. */
export interface CellEditing {
  /** What was typed to start editing; null if the cell's text is edited. */
  readonly typed: string | null;
}

/** Where the selection is after a cell was edited. */
export type EditingEnd = 'stay' | 'up' | 'down' | 'left' | 'right' | 'leave';

export type GridSelection = ReturnType<typeof useGridSelection>;

/** Returns the selected block of a grid, and functions to change it. The first cell of a new grid is the second of its first row. */
export function useGridSelection(size: GridSize, onSelect: ((range: GridRange) => void) | undefined) {
  const [state, setState] = useState({ active: firstCell, head: firstCell });
  const [editing, setEditing] = useState<CellEditing | null>(null);
  /** The cell to scroll to when the active one gets the focus; null if the focus stays. */
  const focusRef = useRef<'active' | 'head' | null>(null);
  // Rows and columns may have been removed.
  const active = limitPoint(state.active, size);
  const head = limitPoint(state.head, size);
  const range = toRange(active, head);
  const { top, left, bottom, right } = range;
  const report = useEffectEvent(() => onSelect?.(range));
  useEffect(() => report(), [top, left, bottom, right]);
  const functions = useMemo(() => {
    const select = (next: { active: GridPoint; head: GridPoint }) => {
      focusRef.current = 'active';
      setState(next);
    };
    return {
      /** Selects one cell and focuses it. */
      selectCell: (point: GridPoint) => select({ active: point, head: point }),
      /** Selects the block between the active cell and another one. */
      extendTo: (point: GridPoint) => {
        focusRef.current = 'head';
        setState(({ active: from }) => ({ active: from, head: point }));
      },
      selectRange: ({ top, left, bottom, right }: GridRange) =>
        select({ active: { row: top, column: left }, head: { row: bottom, column: right } }),
      startEditing: (typed: string | null) => setEditing({ typed }),
    };
  }, []);
  const finishEditing = useMemo(
    () => (end: EditingEnd) => {
      setEditing(null);
      if (end === 'leave') return;
      focusRef.current = 'active';
      setState(({ active: from }) => {
        const { [end]: key } = endKeys;
        const moved =
          key === null
            ? from
            : (movePoint(
                from,
                { key, isFar: false, pageRows: 1 },
                { rowCount: size.rowCount, columnCount: size.columnCount },
              ) ?? from);
        return { active: moved, head: moved };
      });
    },
    [size.rowCount, size.columnCount],
  );
  return { active, head, range, editing, focusRef, finishEditing, ...functions };
}

const firstCell: GridPoint = { row: 0, column: 1 };

const endKeys = {
  stay: null,
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
} as const satisfies Record<Exclude<EditingEnd, 'leave'>, string | null>;
