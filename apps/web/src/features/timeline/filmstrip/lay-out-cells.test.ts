import { computeFilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import { expect, test } from 'vitest';
import { layOutCells, findNearestTile, tilePlace } from './lay-out-cells.ts';

const durationSeconds = 12;
const layout = computeFilmstripLayout({ durationSeconds, widthPx: 1280, heightPx: 720 });

// Requirement: timeline.filmstrip-zoom
test('at every zoom each cell shows a frame within its time, or the nearest one', () => {
  for (const zoom of [1, 1.5, 3, 12, 40]) {
    const linePx = 900 * zoom;
    const cells = layOutCells({
      layout,
      durationSeconds,
      linePx,
      cellPx: 128,
      visible: { fromPx: 0, toPx: linePx },
    });
    expect(cells.at(-1)?.leftPx).toBeLessThan(linePx);
    const secondsPerPx = durationSeconds / linePx;
    for (const { leftPx, tile } of cells) {
      const middleSeconds = Math.min(leftPx + 64, linePx) * secondsPerPx;
      const awaySeconds = Math.abs(tile * layout.stepSeconds - middleSeconds);
      expect(awaySeconds).toBeLessThanOrEqual(layout.stepSeconds);
    }
  }
});

test('draws only cells in view', () => {
  const cells = layOutCells({
    layout,
    durationSeconds,
    linePx: 12_800,
    cellPx: 128,
    visible: { fromPx: 1300, toPx: 1700 },
  });
  expect(cells.map(({ index }) => index)).toEqual([10, 11, 12, 13]);
});

test('finds a tile by its time and by its position in the sheet', () => {
  expect(findNearestTile(3.1, layout)).toBe(12);
  expect(findNearestTile(99, layout)).toBe(layout.tileCount - 1);
  expect(tilePlace(12, layout)).toEqual({ xPx: 2 * layout.tileWidthPx, yPx: layout.tileHeightPx });
});
