import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type Ref,
} from 'react';
import { useElementSize } from '../../lib/page/use-element-size.ts';
import type { CellEdit, EditReason, GridCell, GridColumn } from './grid-model.ts';
import type { GridPoint, GridRange } from './grid-range.ts';
import { GridRow } from './grid-row.tsx';
import { ScrollingContext } from './scrolling-context.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useGridSelection } from './use-grid-selection.ts';
import styles from './data-grid.module.css';

interface DataGridProps {
  label: string;
  /** The first column stays in view. Its cells are the headers of their rows. */
  columns: readonly GridColumn[];
  rowCount: number;
  rowHeightPx: number;
  headerHeightPx: number;
  /** The number of rows that stay in view below the header. */
  frozenRowCount?: number;
  /** Identifies a row, so that it keeps its state when rows before it are removed. */
  getRowId: (row: number) => string;
  /** A new function draws the cells again. */
  getCell: (row: number, column: number) => GridCell;
  onEdit: (edits: CellEdit[], reason: EditReason) => void;
  /** Called with the selected block when it changes. */
  onSelect?: (range: GridRange) => void;
  actionsRef?: Ref<GridActions>;
}

/** What other components can make a grid do. */
export interface GridActions {
  /** Selects a cell, scrolls it into view and focuses it. The row may be one that is about to be added. */
  selectCell: (point: GridPoint) => void;
}

/**
 * A table whose cells are edited as in a spreadsheet, with keys, the pointer and the clipboard. Only the rows in view are drawn.
 * Follows the grid pattern of the ARIA Authoring Practices: one cell is in the tab order, and the arrow keys move it.
 */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rowCount, rowHeightPx, headerHeightPx, frozenRowCount = 0 } = props;
  const { getRowId, getCell, onEdit, onSelect, actionsRef } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const frame = useElementSize(frameRef);
  const isNarrow = frame !== null && frame.width < narrowFramePx;
  const widths = widenColumns(
    columns.map(({ widthPx }, index) =>
      index === 0 && isNarrow ? Math.min(widthPx, narrowColumnPx) : widthPx,
    ),
    frame?.width ?? 0,
  );
  const size = { rowCount, columnCount: columns.length };
  const selection = useGridSelection(size, onSelect);
  const { active, range, editing, selectCell } = selection;
  useImperativeHandle(actionsRef, () => ({ selectCell }), [selectCell]);
  const headHeightPx = headerHeightPx + frozenRowCount * rowHeightPx;
  // oxlint-disable-next-line react/incompatible-library -- its functions are used in effects only, never in memoized values
  const virtualizer = useVirtualizer({
    count: Math.max(0, rowCount - frozenRowCount),
    getScrollElement: () => frameRef.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => getRowId(index + frozenRowCount),
    overscan: 4,
    scrollPaddingEnd: headHeightPx,
    // The cell with the focus stays in the document when it is scrolled out of view.
    rangeExtractor: (visible) => {
      const rows = defaultRangeExtractor(visible);
      const activeRow = active.row - frozenRowCount;
      if (activeRow < 0 || activeRow >= visible.count || rows.includes(activeRow)) return rows;
      return [...rows, activeRow].toSorted((one, other) => one - other);
    },
  });
  const showCell = useCallback(
    (row: number, column: number) => {
      if (row >= frozenRowCount) virtualizer.scrollToIndex(row - frozenRowCount, { align: 'auto' });
      showColumn(frameRef.current, column);
    },
    [virtualizer, frozenRowCount],
  );
  const { focusRef, head } = selection;
  useLayoutEffect(() => {
    const shown = focusRef.current === 'head' ? head : active;
    if (focusRef.current === null || editing !== null) return;
    showCell(shown.row, shown.column);
    focusRef.current = null;
    findCell(frameRef.current, active.row, active.column)?.focus({ preventScroll: true });
  }, [active, head, editing, showCell, focusRef]);
  const pageRows = Math.max(1, Math.floor(((frame?.height ?? 0) - headHeightPx) / rowHeightPx) - 1);
  const onKeyDown = useGridKeys({ selection, size, pageRows, getCell, onEdit });
  const clipboard = useGridClipboard({ selection, size, getCell, onEdit });
  const pointer = useGridPointer({ selection, getCell, onEdit, showCell });
  const style = {
    // The last column fills what rounding leaves.
    '--grid-columns': widths
      .map((width, index) => (index === widths.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`))
      .join(' '),
    '--grid-width': `${widths.reduce((sum, width) => sum + width, 0)}px`,
    '--row-height': `${rowHeightPx}px`,
    '--first-column': `${widths[0] ?? 0}px`,
    '--head-height': `${headHeightPx}px`,
  } as CSSProperties;
  const getRowProps = (row: number) => {
    const isInside = row >= range.top && row <= range.bottom;
    return {
      row,
      columns,
      getCell,
      selected: isInside ? `${range.left} ${range.right}` : '',
      isLastSelected: row === range.bottom,
      activeColumn: row === active.row ? active.column : -1,
      editing: editing !== null && row === active.row ? editing : null,
      isFillTarget: pointer.fill !== null && row >= pointer.fill.top && row <= pointer.fill.bottom,
      onFinish: selection.finishEditing,
      onEdit,
    };
  };
  return (
    <div
      ref={frameRef}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      // One of its cells is in the tab order.
      tabIndex={-1}
      className={styles.grid}
      style={style}
      data-filling={pointer.fill !== null || undefined}
      onKeyDown={onKeyDown}
      {...clipboard}
      {...pointer.handlers}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.headerRow} style={{ height: headerHeightPx }}>
          {columns.map(({ id, title, header }, column) => (
            <div
              key={id}
              role="columnheader"
              aria-colindex={column + 1}
              aria-label={header === undefined ? undefined : title}
              className={styles.header}
            >
              {header ?? title}
            </div>
          ))}
        </div>
        {Array.from({ length: Math.min(frozenRowCount, rowCount) }, (_, row) => (
          <GridRow key={getRowId(row)} {...getRowProps(row)} />
        ))}
      </div>
      <ScrollingContext value={virtualizer.isScrolling}>
        <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <GridRow key={key} {...getRowProps(index + frozenRowCount)} topPx={start} />
          ))}
        </div>
      </ScrollingContext>
    </div>
  );
}

/** Returns the element of a cell, if it is drawn. */
function findCell(frame: HTMLElement | null, row: number, column: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null;
}

/** Scrolls sideways so that a column is completely in view, next to the first one. */
function showColumn(frame: HTMLElement | null, column: number): void {
  const headers = frame?.querySelectorAll<HTMLElement>('[role="columnheader"]');
  const header = headers?.[column];
  if (!frame || header === undefined || column === 0) return;
  const frozenPx = headers?.[0]?.offsetWidth ?? 0;
  const { offsetLeft: left, offsetWidth: width } = header;
  if (left + width > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = left + width - frame.clientWidth;
  if (left < frame.scrollLeft + frozenPx) frame.scrollLeft = left - frozenPx;
}

/** Shares the rest of a wide frame among the columns behind the first one, in proportion to their widths. */
function widenColumns([first = 0, ...others]: readonly number[], frameWidthPx: number): number[] {
  const sum = others.reduce((total, width) => total + width, 0);
  const scale = Math.max(1, (frameWidthPx - first) / sum);
  return [first, ...others.map((width) => Math.floor(width * scale))];
}

/** In a frame below this width, the first column leaves space for another one. */
const narrowFramePx = 480;
const narrowColumnPx = 152;
