import type { FilmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import type { Seconds } from '@spinreel/config-schema/units';

/** One picture of the strip: where it stands, and which tile of the sheet it shows. */
export interface FilmstripCell {
  index: number;
  leftPx: number;
  tile: number;
}

/** The pictures that fill the visible part of a strip. Each shows the tile nearest to the middle of the time it covers. */
export function filmstripCells(options: {
  layout: FilmstripLayout;
  durationSeconds: Seconds;
  /** The width of the whole strip at the present zoom. */
  linePx: number;
  /** The width of one picture. */
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
      tile: nearestTile((middlePx / linePx) * durationSeconds, layout),
    };
  });
}

/** The tile that was taken nearest to a time. */
export function nearestTile(seconds: Seconds, { stepSeconds, tileCount }: FilmstripLayout): number {
  return Math.min(tileCount - 1, Math.max(0, Math.round(seconds / stepSeconds)));
}

/** Where a tile lies in the sheet, in the sheet's own pixels. */
export function tilePlace(tile: number, layout: FilmstripLayout): { xPx: number; yPx: number } {
  return {
    xPx: (tile % layout.columns) * layout.tileWidthPx,
    yPx: Math.floor(tile / layout.columns) * layout.tileHeightPx,
  };
}
