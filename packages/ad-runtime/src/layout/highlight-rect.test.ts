import { expect, test } from 'vitest';
import { highlightRect } from './highlight-rect.ts';

const stage = { x: 0, y: 0, width: 390, height: 693 };
const page = { box: stage, safe: stage, pageWidth: 390 };
const video = { x: 0, y: 100, width: 390, height: 220 };
const aspect = 390 / 220;

// Requirement: playback.spin-highlight
test('the highlight is at its point of the video, as large as its share of the width', () => {
  expect(highlightRect(page, video, aspect, { x: 0.5, y: 0.75, size: 0.2 })).toEqual({
    x: 156,
    y: 226,
    width: 78,
    height: 78,
  });
});

// Requirement: playback.spin-highlight
test('the highlight is at least as large as a finger needs', () => {
  const { width, height } = highlightRect(page, video, aspect, { x: 0.5, y: 0.5, size: 0.01 });
  expect([width, height]).toEqual([60, 60]);
});

test('the highlight follows a video that the stage crops', () => {
  const whole = { x: 0, y: 0, width: 390, height: 693 };
  const wide = highlightRect(page, whole, 0.7, { x: 0.9, y: 0.5, size: 0.1 });
  expect(wide.x + wide.width / 2).toBeCloseTo(390 / 2 + 0.4 * 693 * 0.7 - 29.04, 0);
  expect(wide.x + wide.width).toBeLessThanOrEqual(390);
});

test.each([
  ['the home bar', { x: 0.5, y: 1 }],
  ['the left edge', { x: 0, y: 0.5 }],
  ['the right edge', { x: 1, y: 0.5 }],
])('the highlight stays off %s', (_what, point) => {
  const safe = { x: 0, y: 0, width: 390, height: 650 };
  const rect = highlightRect({ ...page, safe }, stage, 390 / 693, { ...point, size: 0.2 });
  expect(rect.x).toBeGreaterThanOrEqual(0);
  expect(rect.x + rect.width).toBeLessThanOrEqual(390);
  expect(rect.y + rect.height).toBeLessThanOrEqual(650);
});

test('the highlight may be next to the stage on a squarish page, which shows the video there', () => {
  const column = { x: 110, y: 0, width: 280, height: 500 };
  const wide = { x: -110, y: 0, width: 500, height: 281 };
  const squarish = { box: column, safe: { ...column, x: 0 }, pageWidth: 500 };
  const { x, width } = highlightRect(squarish, wide, 500 / 281, { x: 0.95, y: 0.5, size: 0.12 });
  expect(x + width / 2).toBeCloseTo(-110 + 0.94 * 500);
});
