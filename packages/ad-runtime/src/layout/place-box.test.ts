import { expect, test } from 'vitest';
import { placeBox } from './place-box.ts';
import type { Rect } from './rect.ts';

const stage = { width: 400, height: 700 };
const whole: Rect = { x: 0, y: 0, ...stage };
const size = { width: 100, height: 50 };

test('puts the centre at the requested position', () => {
  expect(place({ x: 0.5, y: 0.5 })).toEqual({ x: 150, y: 325, ...size });
});

test('keeps the box inside the stage, a margin off its edges', () => {
  expect(place({ x: 0, y: 1 })).toMatchObject({ x: 10, y: 640 });
  expect(place({ x: 1, y: 1 })).toMatchObject({ x: 290, y: 640 });
});

test('keeps off the notch and the home bar', () => {
  const safe = { x: 0, y: 44, width: 400, height: 700 - 44 - 34 };
  expect(place({ x: 0.5, y: 0 }, safe).y).toBe(54);
  expect(place({ x: 0.5, y: 1 }, safe).y).toBe(700 - 34 - 10 - 50);
});

test('moves a box out of the corners of the close buttons, but leaves the middle of the top alone', () => {
  expect(place({ x: 0, y: 0 }).y).toBe(60);
  expect(place({ x: 1, y: 0.02 }).y).toBe(60);
  expect(place({ x: 0.5, y: 0 }).y).toBe(10);
});

test('centres what is larger than the stage', () => {
  const box = placeBox(stage, whole, { width: 600, height: 900 }, { x: 0.1, y: 0.1 }, 10);
  expect(box.x).toBe(-100);
});

function place(centre: { x: number; y: number }, safe = whole): Rect {
  return placeBox(stage, safe, size, centre, 10);
}
