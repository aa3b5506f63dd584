import { joinClassNames } from '../../../ui/actions/join-class-names.ts';
import { findNearestTile, tilePlace } from './lay-out-cells.ts';
import type { Filmstrip, FilmstripSheet } from './use-filmstrip.ts';
import styles from './frame-tile.module.css';

/** Returns the style that shows one tile of a sheet at this height. */
export function tileStyle(sheet: FilmstripSheet, tile: number, heightPx: number) {
  const factor = heightPx / sheet.layout.tileHeightPx;
  const { xPx, yPx } = tilePlace(tile, sheet.layout);
  return {
    width: sheet.layout.tileWidthPx * factor,
    height: heightPx,
    backgroundImage: `url(${sheet.url})`,
    backgroundSize: `${sheet.widthPx * factor}px ${sheet.heightPx * factor}px`,
    backgroundPosition: `${-xPx * factor}px ${-yPx * factor}px`,
  };
}

interface FrameTileProps {
  filmstrip: Filmstrip;
  seconds: number;
  /** The tile's height. Its width follows from the video's aspect ratio. */
  heightPx: number;
  fill?: boolean;
  className?: string | undefined;
}

/**
 * The video's frame at a time, from its filmstrip. Shows an empty 16:9 tile while the filmstrip loads, and nothing if
 * there is none. With `fill`, a landscape tile takes the available width.
 */
export function FrameTile({ filmstrip, seconds, heightPx, fill = false, className }: FrameTileProps) {
  if (filmstrip === 'none') return null;
  const hasSheet = filmstrip !== null;
  const tile = hasSheet ? findNearestTile(seconds, filmstrip.layout) : 0;
  const isLying = !hasSheet || filmstrip.layout.tileWidthPx > filmstrip.layout.tileHeightPx;
  const fills = fill && isLying;
  const emptyStyle = { width: (heightPx * 16) / 9, height: heightPx };
  const fixedStyle = hasSheet ? tileStyle(filmstrip, tile, heightPx) : emptyStyle;
  const fillStyle = hasSheet ? createFillingTileStyle(filmstrip, tile) : { aspectRatio: 16 / 9 };
  return (
    <span
      className={joinClassNames(
        styles.tile,
        fills && styles.filling,
        filmstrip === null && styles.loading,
        className,
      )}
      style={fills ? fillStyle : fixedStyle}
      aria-hidden="true"
    />
  );
}

/**
 * The style of a tile that fills the available width. A percentage of `background-position` refers to the container's
 * size minus the image's size.
 */
function createFillingTileStyle(sheet: FilmstripSheet, tile: number) {
  const { tileWidthPx, tileHeightPx } = sheet.layout;
  const { xPx, yPx } = tilePlace(tile, sheet.layout);
  const toPercent = (offsetPx: number, rangePx: number) => (rangePx > 0 ? (100 * offsetPx) / rangePx : 0);
  return {
    aspectRatio: tileWidthPx / tileHeightPx,
    backgroundImage: `url(${sheet.url})`,
    backgroundSize: `${(100 * sheet.widthPx) / tileWidthPx}% ${(100 * sheet.heightPx) / tileHeightPx}%`,
    backgroundPosition: `${toPercent(xPx, sheet.widthPx - tileWidthPx)}% ${toPercent(yPx, sheet.heightPx - tileHeightPx)}%`,
  };
}
