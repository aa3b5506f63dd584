/** The position of the reels in a frame; lengths in pixels. */
export interface SlotLayout {
  columns: number;
  rows: number;
  x: number;
  y: number;
  cellWidth: number;
  cellHeight: number;
  /** Thickness of the golden frame around the reels. */
  framePx: number;
}

/** The reels' window without its frame. */
export function slotWindow(layout: SlotLayout): { x: number; y: number; width: number; height: number } {
  const { x, y, columns, rows, cellWidth, cellHeight } = layout;
  return { x, y, width: columns * cellWidth, height: rows * cellHeight };
}
