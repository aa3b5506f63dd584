import { filmstripLayout } from '@spinreel/config-schema/filmstrip-layout';
import { expect, test } from 'vitest';
import { filmstripCells, nearestTile, tilePlace } from './filmstrip-cells.ts';

const durationSeconds = 12;
const layout = filmstripLayout({ durationSeconds, widthPx: 1280, heightPx: 720 });

test('at every zoom each picture shows a moment within the time it covers, or the nearest there is', () => {
  for (const zoom of [1, 1.5, 3, 12, 40]) {
    const linePx = 900 * zoom;
    const cells = filmstripCells({
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

test('only pictures in view are drawn', () => {
  const cells = filmstripCells({
    layout,
    durationSeconds,
    linePx: 12_800,
    cellPx: 128,
    visible: { fromPx: 1300, toPx: 1700 },
  });
  expect(cells.map(({ index }) => index)).toEqual([10, 11, 12, 13]);
});

test('a tile is found by its time and by its place in the sheet', () => {
  expect(nearestTile(3.1, layout)).toBe(12);
  expect(nearestTile(99, layout)).toBe(layout.tileCount - 1);
  expect(tilePlace(12, layout)).toEqual({ xPx: 2 * layout.tileWidthPx, yPx: layout.tileHeightPx });
});
