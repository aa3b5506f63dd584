import { filmstripCells } from './filmstrip-cells.ts';
import { tileStyle } from './frame-tile.tsx';
import type { TimelineScale } from './timeline-math.ts';
import type { Filmstrip } from './use-filmstrip.ts';
import styles from './filmstrip-row.module.css';

interface FilmstripRowProps {
  filmstrip: Filmstrip;
  scale: TimelineScale;
  linePx: number;
  visible: { fromPx: number; toPx: number };
}

/** How high the pictures on the strip are. */
const pictureHeightPx = 72;

/** The video's pictures along the strip; a shimmer while they are on their way, plain stripes when there are none. */
export function FilmstripRow({ filmstrip, scale, linePx, visible }: FilmstripRowProps) {
  if (filmstrip === null) return <span className={styles.loading} />;
  if (filmstrip === 'none') {
    return <span className={styles.none}>The pictures cannot be shown now; all else works.</span>;
  }
  const { layout } = filmstrip;
  const cellPx = (layout.tileWidthPx * pictureHeightPx) / layout.tileHeightPx;
  const cells = filmstripCells({ layout, durationSeconds: scale.durationSeconds, linePx, cellPx, visible });
  return (
    <span className={styles.row} data-testid="filmstrip">
      {cells.map(({ index, leftPx, tile }) => (
        <span
          key={index}
          className={styles.cell}
          style={{ left: leftPx, ...tileStyle(filmstrip, tile, pictureHeightPx) }}
        />
      ))}
    </span>
  );
}
