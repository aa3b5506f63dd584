import { expect, test } from 'vitest';
import { excludeBox } from './exclude-box.ts';

const safe = { x: 10, y: 40, width: 300, height: 500 };

test.each([
  ['at the lower end', 440, { ...safe, height: 400 }],
  ['just below the middle', 260, { ...safe, height: 220 }],
  ['at the upper end', 40, { ...safe, y: 120, height: 420 }],
  ['just above the middle', 240, { ...safe, y: 320, height: 220 }],
])('leaves the larger part next to a box %s', (_place, y, rest) => {
  expect(excludeBox(safe, { x: 50, y, width: 100, height: 80 }, 0)).toEqual(rest);
});

test('changes nothing for a box outside of it', () => {
  for (const y of [0, 560]) expect(excludeBox(safe, { x: 50, y, width: 100, height: 20 }, 0)).toEqual(safe);
});

test('keeps a distance from the box on either side', () => {
  const [low, high] = [400, 60].map((y) => excludeBox(safe, { x: 50, y, width: 100, height: 80 }, 12));
  expect(low).toEqual({ ...safe, height: 348 });
  expect(high).toEqual({ ...safe, y: 152, height: 388 });
});
