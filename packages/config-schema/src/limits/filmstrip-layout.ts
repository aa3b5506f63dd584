import type { Seconds } from './units.ts';

const tileHeightPx = 72;
const widestTilePx = 160;
const shortestStepSeconds = 0.25;
const maxTiles = 120;
const columns = 10;

/** The layout of a video's frames in its filmstrip. */
export interface FilmstripLayout {
  readonly tileCount: number;
  readonly columns: number;
  /** Time between two tiles. Tile `n` shows the frame at `n * stepSeconds`. */
  readonly stepSeconds: Seconds;
  /** An even number of pixels. The frame fills its tile, and excess width is cropped equally on both sides. */
  readonly tileWidthPx: number;
  readonly tileHeightPx: number;
}

/** The layout of the filmstrip that the server draws and the timeline shows, row by row from the upper left. */
export function computeFilmstripLayout(video: {
  durationSeconds: Seconds;
  widthPx: number;
  heightPx: number;
}): FilmstripLayout {
  const { durationSeconds, widthPx, heightPx } = video;
  const stepSeconds = Math.max(shortestStepSeconds, durationSeconds / maxTiles);
  const width = Math.min(widestTilePx, (tileHeightPx * widthPx) / heightPx);
  return {
    tileCount: Math.max(1, Math.min(maxTiles, Math.ceil(durationSeconds / stepSeconds))),
    columns,
    stepSeconds,
    tileWidthPx: Math.max(2, 2 * Math.round(width / 2)),
    tileHeightPx,
  };
}
