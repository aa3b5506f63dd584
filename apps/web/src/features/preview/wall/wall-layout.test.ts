import { expect, test } from 'vitest';
import { arrangeWall, wallGapPx, wallShapes } from './wall-layout.ts';

// Requirement: preview.wall
test('every shape has the page of a phone', () => {
  expect(wallShapes.map(({ id, page }) => [id, page.width, page.height])).toEqual([
    ['2:3', 375, 563],
    ['9:16', 375, 667],
    ['9:19.5', 375, 813],
    ['3:4', 375, 500],
    ['1:1', 375, 375],
    ['16:9', 667, 375],
  ]);
});

test.each([1100, 960, 959, 700, 560])('at %i px, all shapes fit at one scale', (width) => {
  const { arrangement, scale } = arrangeWall(width);
  const widths = wallShapes.map(({ page }) => page.width * scale(page));
  const first = widths.slice(0, 4);
  const second = widths.slice(4);
  const isOneRow = arrangement === 'one-row';
  const row = isOneRow ? [...first, Math.max(...second)] : first;
  expect(sum(row) + wallGapPx * (row.length - 1)).toBeLessThanOrEqual(width + 0.01);
  expect(sum(second)).toBeLessThanOrEqual(width);
  expect(isOneRow).toBe(width >= 960);
});

test('on a phone, each shape is as large as the window lets it be', () => {
  const { arrangement, scale } = arrangeWall(326);
  expect(arrangement).toBe('scrolling');
  for (const { page } of wallShapes) {
    expect(page.width * scale(page)).toBeLessThan(326);
    expect(page.height * scale(page)).toBeLessThan(420);
  }
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
