import type { CellContent, SheetContent } from '../xlsx-content.ts';
import { readImageSize, type ImageSize } from './image-size.ts';

/** The largest size of a thumbnail in a cell. */
const maxThumbnail: ImageSize = { widthPx: 120, heightPx: 72 };

/** Space around a thumbnail, in pixels. */
export const thumbnailMarginPx = 4;

/** The height of a line of text in pixels, in Excel's default font. */
const lineHeightPx = 20;

/** Pixels of a character, and of the margins of a cell, in Excel's default font. */
const characterPx = 7;
const cellMarginPx = 5;

/** Limits of widths that are chosen by the texts, in characters. */
const minWidth = 8;
const maxWidth = 60;

/** Lines that a row shows at most. */
const maxLines = 8;

/** Returns the size of an image's thumbnail: as large as fits, never enlarged. */
export function measureThumbnail(bytes: Uint8Array): ImageSize {
  const { widthPx, heightPx } = readImageSize(bytes);
  const scale = Math.min(1, maxThumbnail.widthPx / widthPx, maxThumbnail.heightPx / heightPx);
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}

/** Returns the width of each column in characters. */
export function measureColumns({ columns, rows }: SheetContent): number[] {
  return columns.map(({ header, width }, column) => {
    if (width !== undefined) return width;
    let widest = Math.max(minWidth, measureText(header));
    for (const cells of rows) {
      const cell = toCellContent(cells[column]);
      widest = Math.max(widest, measureText(cell.text));
      if (cell.image !== undefined) widest = Math.max(widest, thumbnailColumnWidth);
    }
    return Math.min(widest + 2, maxWidth);
  });
}

const thumbnailColumnWidth = Math.ceil(
  (maxThumbnail.widthPx + 2 * thumbnailMarginPx - cellMarginPx) / characterPx,
);

/** Returns the height of a row in points, so that its images and the lines of its texts are visible. */
export function measureRow(cells: readonly (string | CellContent)[], widths: readonly number[]): number {
  const heights = cells.map((cell, column) => {
    const { text, image } = toCellContent(cell);
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (widths[column] ?? minWidth))), 0);
    const textPx = text === '' ? 0 : Math.min(lines, maxLines) * lineHeightPx;
    if (image === undefined) return textPx;
    return measureThumbnail(image.bytes).heightPx + 2 * thumbnailMarginPx + textPx;
  });
  const pointsPerPixel = 0.75;
  return Math.max(lineHeightPx, ...heights) * pointsPerPixel;
}

/** Returns a cell with its text, for cells that may be texts or missing. */
export function toCellContent(cell: string | CellContent | undefined): CellContent {
  return typeof cell === 'object' ? cell : { text: cell ?? '' };
}

function measureText(text: string): number {
  return text.split('\n').reduce((widest, line) => Math.max(widest, line.length), 0);
}
