import { layOutCells } from './lay-out-cells.ts';
import { tileStyle } from './frame-tile.tsx';
import type { TimelineScale } from '../scale/timeline-math.ts';
import type { Filmstrip } from './use-filmstrip.ts';
import styles from './filmstrip-row.module.css';

interface FilmstripRowProps {
  filmstrip: Filmstrip;
  scale: TimelineScale;
  linePx: number;
  visible: { fromPx: number; toPx: number };
}

/** Height of the images on the strip. */
const frameHeightPx = 72;

/** The video's frames along the strip. Shows a shimmer while they load, and stripes if there are none. */
export function FilmstripRow({ filmstrip, scale, linePx, visible }: FilmstripRowProps) {
  if (filmstrip === null) return <span className={styles.loading} />;
  if (filmstrip === 'none') {
    return <span className={styles.none}>Frames can’t be shown right now. Everything else works.</span>;
  }
  const { layout } = filmstrip;
  const cellPx = (layout.tileWidthPx * frameHeightPx) / layout.tileHeightPx;
  const cells = layOutCells({ layout, durationSeconds: scale.durationSeconds, linePx, cellPx, visible });
  return (
    <span className={styles.row} data-testid="filmstrip">
      {cells.map(({ index, leftPx, tile }) => (
        <span
          key={index}
          className={styles.cell}
          style={{ left: leftPx, ...tileStyle(filmstrip, tile, frameHeightPx) }}
        />
      ))}
    </span>
  );
}
