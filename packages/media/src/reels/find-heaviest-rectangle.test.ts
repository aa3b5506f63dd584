import { expect, test } from 'vitest';
import { findHeaviestRectangle } from './find-heaviest-rectangle.ts';

test.each([
  ['the moving pixels', ['....', '.##.', '.##.', '....'], { left: 1, top: 1, right: 3, bottom: 3 }],
  ['across a gap between reels', ['......', '##.###', '##.###'], { left: 0, top: 1, right: 6, bottom: 3 }],
  ['the larger of two areas', ['#....', '...##', '...##'], { left: 3, top: 1, right: 5, bottom: 3 }],
  ['nothing where nothing moves', ['...', '...'], null],
])('finds %s', (_what, rows, expected) => {
  const weights = Float64Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : -1));
  expect(findHeaviestRectangle(weights, rows[0]?.length ?? 1)).toEqual(expected);
});
