import { classNames } from '../../ui/class-names.ts';
import { nearestTile, tilePlace } from './filmstrip-cells.ts';
import type { Filmstrip, FilmstripSheet } from './use-filmstrip.ts';
import styles from './frame-tile.module.css';

/** The style that shows one tile of a sheet, so many pixels high. */
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
  /** So high, and as wide as the video's shape makes it; `fill`: as wide as there is room, for pictures that lie. */
  heightPx: number;
  fill?: boolean;
  className?: string | undefined;
}

/** The video's picture at a time, from its filmstrip; an empty frame of a clip's shape until there is one, nothing when there is none. */
export function FrameTile({ filmstrip, seconds, heightPx, fill = false, className }: FrameTileProps) {
  if (filmstrip === 'none') return null;
  const hasSheet = filmstrip !== null;
  const tile = hasSheet ? nearestTile(seconds, filmstrip.layout) : 0;
  const isLying = !hasSheet || filmstrip.layout.tileWidthPx > filmstrip.layout.tileHeightPx;
  const fills = fill && isLying;
  const emptyStyle = { width: (heightPx * 16) / 9, height: heightPx };
  const fixedStyle = hasSheet ? tileStyle(filmstrip, tile, heightPx) : emptyStyle;
  const fillStyle = hasSheet ? fillingTileStyle(filmstrip, tile) : { aspectRatio: 16 / 9 };
  return (
    <span
      className={classNames(
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

/** The style that shows one tile as wide as there is room: percentages of a background count what sticks out. */
function fillingTileStyle(sheet: FilmstripSheet, tile: number) {
  const { tileWidthPx, tileHeightPx } = sheet.layout;
  const { xPx, yPx } = tilePlace(tile, sheet.layout);
  const percent = (placePx: number, roomPx: number) => (roomPx > 0 ? (100 * placePx) / roomPx : 0);
  return {
    aspectRatio: tileWidthPx / tileHeightPx,
    backgroundImage: `url(${sheet.url})`,
    backgroundSize: `${(100 * sheet.widthPx) / tileWidthPx}% ${(100 * sheet.heightPx) / tileHeightPx}%`,
    backgroundPosition: `${percent(xPx, sheet.widthPx - tileWidthPx)}% ${percent(yPx, sheet.heightPx - tileHeightPx)}%`,
  };
}
