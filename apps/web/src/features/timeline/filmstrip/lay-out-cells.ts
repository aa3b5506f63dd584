import type { FilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import type { Seconds } from '@spinreel/config-schema/limits/units';

/** One image of the strip: its position, and the tile of the sheet that it shows. */
export interface FilmstripCell {
  index: number;
  leftPx: number;
  tile: number;
}

/**
 * Returns the images that fill the visible part of a strip. Each shows the tile nearest to the middle of the time it
 * covers.
 */
export function layOutCells(options: {
  layout: FilmstripLayout;
  durationSeconds: Seconds;
  /** Width of the whole strip at the current zoom. */
  linePx: number;
  /** Width of one image. */
  cellPx: number;
  visible: { fromPx: number; toPx: number };
}): FilmstripCell[] {
  const { layout, durationSeconds, linePx, cellPx, visible } = options;
  if (linePx <= 0 || cellPx <= 0) return [];
  const first = Math.max(0, Math.floor(visible.fromPx / cellPx));
  const end = Math.min(Math.ceil(linePx / cellPx), Math.ceil(visible.toPx / cellPx));
  return Array.from({ length: Math.max(0, end - first) }, (_, offset) => {
    const index = first + offset;
    const middlePx = Math.min((index + 0.5) * cellPx, linePx);
    return {
      index,
      leftPx: index * cellPx,
      tile: findNearestTile((middlePx / linePx) * durationSeconds, layout),
    };
  });
}

/** Returns the tile nearest to a time. */
export function findNearestTile(seconds: Seconds, { stepSeconds, tileCount }: FilmstripLayout): number {
  return Math.min(tileCount - 1, Math.max(0, Math.round(seconds / stepSeconds)));
}

/** Returns the position of a tile in the sheet, in pixels of the sheet. */
export function tilePlace(tile: number, layout: FilmstripLayout): { xPx: number; yPx: number } {
  return {
    xPx: (tile % layout.columns) * layout.tileWidthPx,
    yPx: Math.floor(tile / layout.columns) * layout.tileHeightPx,
  };
}
