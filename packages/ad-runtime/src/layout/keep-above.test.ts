import { expect, test } from 'vitest';
import { keepAbove } from './keep-above.ts';

const text = { x: 20, y: 100, width: 200, height: 60 };
const hand = { x: 150, y: 40, width: 50, height: 70 };

test('moves a box up whose lower end is on the other one', () => {
  expect(keepAbove(hand, text)).toEqual({ ...hand, y: 30 });
});

test.each([
  ['above it', { ...hand, y: 30 }],
  ['beside it', { ...hand, x: 220 }],
  ['that a person put onto it', { ...hand, y: 100 }],
])('leaves a box %s where it is', (_place, box) => {
  expect(keepAbove(box, text)).toBe(box);
});
